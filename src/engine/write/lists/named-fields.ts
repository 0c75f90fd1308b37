/** Fields of work that a person's own sentences name, for people whose list of skills is short or missing. */

import { isAnswerId } from '@/shared/interview/answers';
import type { TextFact } from '@/shared/record/facts';
import { NOUN_OR_VERB } from '../../language/grammar/ambiguous';
import { verbForm } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';
import { cleanRawText } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { memoizeByObject } from '../../language/text/memoize';
import { FILLER_PATTERN } from '../../language/vocabulary/filler';
import { countriesIn } from '../../language/vocabulary/places';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { isOld, isOldCraft } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';
import { announcedFieldsIn, isDescription, isIndustryName } from './announced-fields';
import { fieldsNamedIn } from './fields';
import { removeProductNames } from './product-names';
import { isGuestTeacher, isMinorRole } from './role-weight';
import { isTool } from './skill-kind';
import { isKnownSkill, skillCase } from './skill-names';
import { WISH_SENTENCE_PATTERN } from './wishes';

/**
 * Lines about learning, which is not work: a syllabus, a course, plans. 'Of course' and a certificate of ISO do not
 * make one.
 */
export const LEARNING_PATTERN =
  /\b(?:currently (?:learning|deepening|studying|exploring)|deepening|learning (?:about|how)|studying|syllabus|(?<!\b(?:of|golf|race) )course(?:s|work)?(?! of (?!stud))|nanodegree|bootcamp|(?<!\b(?:iso|iec|soc|fda|gmp|brc|leed|haccp|quality|product|organic)[ -]?[\d:-]{0,12} )certificat\w+|keen to learn|curious about)\b/i;

/** The beginning of a statement about oneself, or the end of a sentence, which ends a list below a line on learning. */
const LEARNING_LIST_END_PATTERN = /^(?:I|My|We|He|She|His|Her)\b|[.!?]$/;

/** Removes lines about learning, each with the list below it. */
export function removeLearning<T extends { value: string }>(lines: readonly T[]): T[] {
  let isList = false;
  return lines.filter(({ value }) => {
    const learns = LEARNING_PATTERN.test(value);
    if (learns) isList = isList || /:\s*$/.test(value);
    else if (LEARNING_LIST_END_PATTERN.test(value)) isList = false;
    return !learns && !isList;
  });
}

/** Separators of the entries of a list within a sentence. */
const FIELD_SEPARATOR_PATTERN = /,\s*(?:and |& )?|(?<!\s)\s+(?:and|&)\s+|;\s+|\s?—\s?/;
/** Words before the first entry of a list: 'leading controlling, treasury and audit'. */
const FIELD_INTRODUCTION_PATTERN =
  /^.*\b(?:in|of|on|as|for|including|include|includes|are|is|leading|specializing|specialising|spanning|across|through|with|from|to|expertise|experience|background|skills?)\b:?\s+/i;
/** Words that announce a list of fields after a comma: 'in the Navy, specializing in budgeting'. */
const FIELDS_ANNOUNCEMENT_PATTERN =
  /^.*\b(?:(?:speciali[sz]ing|expertise|expert|skilled|experienced|experience|focus(?:ed|ing)?|record|background) (?:in|on|with|of)|including|leading|spanning)\s+/i;
/** Lists of industries, which are not fields of work. */
const INDUSTRY_LIST_PATTERN = /\b(?:industries|sectors|domains|verticals)\b[^:]{0,20}:/i;
/** Words after the last entry: 'audit for mid-sized suppliers'. */
const AFTER_FIELDS_PATTERN =
  /(?<!\s)\s+(?:for|with|in|at|of|to|from|on|across|that|which|who|where|while|by|as|using|under|over|through)\s.*$/i;
/** Maximum words of the name of a field. */
const MAX_WORDS = 4;
const MIN_CHARACTERS = 3;
/** Minimum number of entries in a list, and of known fields among them. */
const MIN_ENTRIES = 3;
const MIN_KNOWN_FIELDS = 2;
/** Words that show that an entry is not the name of a field. */
const NOT_A_FIELD_NAME_PATTERN =
  /\d|[@#!?$%€£"“”]|\b(?:i|we|my|our|their|his|her|its|that|which|now|currently|then|also|leading|running|managing|building|driving|team|teams|people|success|results|growth|clients?|customers?)\b/i;

/** Words of praise and size before a field: 'large-scale infrastructure expansion'. */
const PRAISE_BEFORE_FIELD_PATTERN =
  /^(?:(?:strong|deep|proven|extensive|large-scale|long-term|efficient|effective|productive|outstanding|the|our|my|an?)\s+)+/i;

const isVerb = (word: string) =>
  !NOUN_OR_VERB.has(word) && ['base', 'past'].includes(verbForm(word)?.form ?? '');

/** The name of the field that an entry of a list names; undefined if no vocabulary contains it. */
function fieldOf(entry: string): string | undefined {
  const name = entry
    .replace(AFTER_FIELDS_PATTERN, '')
    .trim()
    .replace(/(?<![.,:])[.,:]+$/, '')
    .replace(PRAISE_BEFORE_FIELD_PATTERN, '');
  const words = name.split(' ');
  if (
    name.length < MIN_CHARACTERS ||
    words.length > MAX_WORDS ||
    NOT_A_FIELD_NAME_PATTERN.test(name) ||
    isDescription(name) ||
    FILLER_PATTERN.test(name)
  )
    return undefined;
  if (
    isVerb(words[0]?.toLowerCase() ?? '') ||
    isIndustryName(name) ||
    TITLE_NOUN_PATTERN.test(name) ||
    isTool(name)
  )
    return undefined;
  return isKnownSkill(name, true) && countriesIn(name).length === 0 ? skillCase(upperFirst(name)) : undefined;
}

/** Whether a list is mostly of industries, which are those of customers or employers and not fields of work. */
function isIndustryList(sentence: string): boolean {
  const entries = sentence.split(FIELD_SEPARATOR_PATTERN);
  return entries.filter((entry) => isIndustryName(entry.trim())).length * 2 > entries.length;
}

/** An aside, which gives examples of the field before it. */
const ASIDE_PATTERN = /\([^()]{0,400}\)/g;
/** The phrase that names the industry of the work: 'in the banking and financial services industry'. */
const INDUSTRY_PHRASE_PATTERN =
  /\b(?:in|of|for|across|within) (?:the )?(?:[\p{L}-]{2,20}(?:,|,? and| &)? ){1,5}(?:industry|industries|sectors?|verticals?)\b/giu;

/** The fields that English sentences list: 'leading controlling, treasury and M&A for suppliers'. */
function fieldsListedIn(text: string): string[] {
  if (INDUSTRY_LIST_PATTERN.test(text)) return [];
  const plain = text.replace(ASIDE_PATTERN, '').replace(INDUSTRY_PHRASE_PATTERN, '');
  return plain.split(/[.!?]\s|[.!?]$|;\s|\s[–—]\s|\n/).flatMap((sentence) => {
    if (isIndustryList(sentence)) return [];
    // The text before a colon shows whose list it is: 'HR executive in logistics: hiring, pay and training'.
    const clause = sentence.split(/:\s/).at(-1) ?? '';
    const entries = clause
      .split(FIELD_SEPARATOR_PATTERN)
      .map((entry) => entry.replace(FIELDS_ANNOUNCEMENT_PATTERN, ''));
    if (entries.length < MIN_ENTRIES) return [];
    const [first = '', ...rest] = entries;
    const firstField = first.replace(FIELD_INTRODUCTION_PATTERN, '');
    const fields = [firstField, ...rest].flatMap((entry) => fieldOf(entry) ?? []);
    return fields.length >= MIN_KNOWN_FIELDS ? fields : [];
  });
}

export interface NamedField {
  /** The name as a fact, with the spans of the line that names it first. */
  fact: TextFact;
  name: string;
  /** Whether the summary names it, other than in a line of tools. */
  isOwn: boolean;
  /** Whether lines or titles of more than one post name it. */
  isShared: boolean;
}

/** A line of tools in a summary, which names what the person uses and not their field. */
const STACK_PATTERN =
  /(?:^|\b(?:core|tech(?:nology|nical)?|my) )(?:stack|technologies|tools|skills)\b[^:]{0,20}:/i;

/** Minimum number of lines that must name a field that the summary does not. */
const MIN_NAMING_LINES = 2;

/**
 * The fields that the summary names, in its order. The others follow, the most frequent first: fields of its lines of
 * tools, and those that several lines or titles of roles name.
 */
export const namedFields = memoizeByObject((context: CareerContext): NamedField[] => {
  const { language, facts } = context;
  const english = language === 'en';
  const fieldByKey = new Map<string, NamedField & { lines: number; posts: Set<string> }>();
  const add = (name: string, fact: TextFact, { isOwn = false, post }: { isOwn?: boolean; post?: string }) => {
    const key = wordsKey(name);
    const field = fieldByKey.get(key) ?? {
      fact,
      name,
      isOwn: false,
      isShared: false,
      lines: 0,
      posts: new Set(),
    };
    const lines = field.lines + (post === undefined ? MIN_NAMING_LINES : 1);
    const posts = new Set([...field.posts, ...(post === undefined ? [] : [post])]);
    fieldByKey.set(key, { ...field, isOwn: field.isOwn || isOwn, isShared: posts.size > 1, lines, posts });
  };
  for (const fact of removeLearning(facts.about)) {
    const text = cleanRawText(fact.value);
    if (isAnswerId(fact.id) || WISH_SENTENCE_PATTERN.test(text) || INDUSTRY_LIST_PATTERN.test(text)) continue;
    const at = (name: string) => wordsKey(text).indexOf(wordsKey(name));
    const names = [
      ...(english ? [...announcedFieldsIn(text), ...fieldsListedIn(text)] : []),
      ...fieldsNamedIn(text.replace(ASIDE_PATTERN, ''), language),
    ];
    for (const name of [...new Set(names)].sort((a, b) => at(a) - at(b)))
      add(name, fact, { isOwn: !STACK_PATTERN.test(text) });
  }
  for (const role of context.roles) {
    if (isOld(role, context) || isOldCraft(role, context) || isMinorRole(role, context)) continue;
    if (isGuestTeacher(role.title)) continue;
    const title = { ...role, value: role.title, id: `${role.id}-title` };
    for (const fact of [title, ...role.statements]) {
      const text = cleanRawText(fact.value);
      if (LEARNING_PATTERN.test(text)) continue;
      for (const name of fieldsNamedIn(removeProductNames(text), language))
        add(
          name,
          { id: fact.id, value: text, spans: fact.spans, confidence: fact.confidence },
          { post: role.id },
        );
    }
  }
  const all = [...fieldByKey.values()];
  const frequentFields = all
    .filter(({ isOwn, lines }) => !isOwn && lines >= MIN_NAMING_LINES)
    .sort((a, b) => b.lines - a.lines);
  return [...all.filter(({ isOwn }) => isOwn), ...frequentFields].map(({ fact, name, isOwn, isShared }) => ({
    fact: { ...fact, id: `${fact.id}-named-${wordsKey(name)}`, value: name },
    name,
    isOwn,
    isShared,
  }));
});
