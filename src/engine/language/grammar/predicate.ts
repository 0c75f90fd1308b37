/** Parses English lines without a subject ('Led a team of 40') as predicates of the person. */
import { lowerFirst, upperFirst } from '../text/casing';
import { anyOf } from '../text/word-lists';
import { TITLE_NOUN_PATTERN } from '../vocabulary/titles';
import { LEADING_ADVERBS } from './adverbs';
import { agreeBeginning, agreeCoordinatedVerbs, type Tense } from './agreement';
import { isActionVerb, NOUN_OR_VERB, PARTICIPLE_OR_PAST, readsAsVerb } from './ambiguous';
import {
  beginsWithVerbRow,
  type HeadForms,
  isAmongTasks,
  isSurelyVerb,
  leadsWork,
  MIN_LINES_OF_CERTAIN_FORM,
  OBJECT_PATTERN,
  verbOfLine,
} from './first-verb';
import { isMixedPast, isMixedPresent } from './mixed-forms';
import { passiveOf, UNCLEAR } from './passive-voice';
import { toPastTense } from './past-tense';
import { pastOf, type VerbForm, verbForm } from './verbs';

/** The predicate that follows the name in a sentence: 'led a team of 40', 'is responsible for audit'. */
export interface Predicate {
  text: string;
  tense: Tense;
  /** The predicate without a subject: 'Led a team of 40', 'Responsible for audit'. */
  bare: string;
}

const LEADING_ADVERB_PATTERN = new RegExp(
  `^(?:${LEADING_ADVERBS.join('|')}|additionally,?|in addition,?|furthermore,?|(?:more|most) recently,?)\\s+(?=\\p{L})`,
  'iu',
);
const STATE_PATTERN =
  /^(responsible for|accountable for|in charge of|instrumental in|skilled in|experienced in|proficient in|known for|involved in|fluent in|adept at|specialised in|specialized in|well versed in)\s/i;
/** 'Distributed lock demo', 'Applied R&D division': a past form that qualifies a noun. */
const QUALIFYING_PARTICIPLE_PATTERN =
  /^(?:distributed|applied|shared|integrated|advanced)(?: (?!the |a |an |for |to |in |across )[^\s\d]+){1,3}$/i;
/** 'Was responsible for': the copula of statements about what the person was. */
const COPULA_PATTERN =
  /^(?:was|am|is) (?=(?:responsible|accountable|in charge|instrumental|involved|promoted|appointed|hired|recruited|selected|elected|invited|awarded)\s)/i;
/** A capitalised second verb, as in title-cased bullets: 'developed and Tested pumps'. */
const JOINED_PAST_PATTERN = /\b(and|or) (\p{Lu}\p{Ll}+ed)\b(?= \p{Ll})/gu;
/** Adjectives that are verbs too, before their usual nouns: 'Direct reports: 8', 'Own business in Umbria'. */
const ADJECTIVE_WITH_NOUN_PATTERN = anyOf(
  [
    'direct reports?|open[- ]source|drive (?:for|systems?|units?|trains?|shafts?|belts?|motors?)',
    'live (?:events?|shows?|systems?)|secure systems?|complete (?:lists?|details)',
    'present (?:roles?|posts?|positions?|employers?)|own (?:business|company|account)|finished goods?',
    'close (?:monitoring|co-?ordination|supervision|liaison|attention|contact|control|co-?operation)',
    String.raw`lift (?:operation\w*|maintenance)|fixed (?:assets?|income|lines?)|used (?:cars?|vehicles?)`,
    "further (?:details|tasks|duties|activities)|master['’]?s (?:in|of|degree)",
  ],
  { before: '^', after: String.raw`\b`, flags: 'iu' },
);
/**
 * A clause with another subject, whose first word is not a verb: 'Project duties included ...', 'Plan sales were ...'.
 */
const OTHER_SUBJECT_PATTERN =
  /^\p{L}+ (?:(?!(?:that|which|who|how|what|where|whose|it|there|teams?|people) )[\p{L}-]+ ){1,3}(?:is|are|was|were|includes?|included|involves?|involved|consists?|consisted|comprises?|comprised) /iu;
const COMPLETE_TITLE_PATTERN =
  /^(?:(?:lead|head|chair|coach|partner|research|support)\s+(?:of|engineer|developer)|lead (?:\p{Lu}[\p{L}/&-]* ){0,3}(?:architect|engineer|developer|designer|analyst|consultant|scientist|planner|investigator|instructor|estimator|coordinator)(?= (?:for|of|on|in|at) |[,.;]|$))/iu;
/** Somebody who was chosen, named after what they won: 'Present Day Prize winner'. */
const CHOSEN_PATTERN =
  /^(?!.* (?:an?|the|by|with|for|to|in|of|and) )\p{L}+ (?:\S+ ){1,5}(?:winner|finalist|nominee|recipient|laureate)[.;]?$/iu;
/** Whether a line is a title or an honour, although its first word may be a verb. */
const isTitleOrHonour = (line: string): boolean =>
  COMPLETE_TITLE_PATTERN.test(line) || CHOSEN_PATTERN.test(line);

/** 'Testing and commissioning of pumps' names tasks, although its first word could be a verb. */
const GERUNDS_OF_PATTERN = /^\p{L}+ing(?:, \p{L}+ing){0,4},? (?:and|&) \p{L}+ing of\s/iu;

const ADVERB_OF_PERFECT_PATTERN = new RegExp(`^(ha(?:ve|s) )(?:${LEADING_ADVERBS.join('|')}) `, 'iu');

/** A second verb with its particle, written as the noun: 'Edit and touch-up photos'. */
const SECOND_PHRASAL_VERB_PATTERN =
  /(?<=^\p{L}{2,20} (?:and|&) )(touch|set|start|follow|back|wrap|scale|build|roll|log|carry)-(up|out) (?=\p{Ll})/u;

/** What something was used for, by the person: 'Used five years of records to plan berths for 300 boats'. */
const USE_FOR_ACT_PATTERN =
  /^Used (?!to |cars? |vehicles? )(?:[^,;.]|[,.](?! ?\p{Ll}+ing\b)){2,90}? to (\p{Ll}+) \S/u;

const NO_FORMS: HeadForms = new Map();

/** Whether a line without a subject certainly begins with a verb. */
export function beginsWithVerb(line: string, otherHeadForms: HeadForms): boolean {
  const words = line.replace(LEADING_ADVERB_PATTERN, '').split(' ');
  const verb = verbOfLine([(words[0] ?? '').replace(/[,:]$/, ''), ...words.slice(1)], 0);
  if (!verb || isTitleOrHonour(line) || QUALIFYING_PARTICIPLE_PATTERN.test(line)) return false;
  return isSurelyVerb(verb, words, otherHeadForms);
}

/** How many of the lines begin with each verb form. */
export function headForms(lines: readonly string[]): HeadForms {
  const forms = new Map<VerbForm | 'plain base', number>();
  const count = (form: VerbForm | 'plain base') => forms.set(form, (forms.get(form) ?? 0) + 1);
  for (const line of lines) {
    const word = /^[\p{L}-]+/u.exec(line.replace(LEADING_ADVERB_PATTERN, ''))?.[0] ?? '';
    const form = verbForm(word)?.form;
    if (form) count(form);
    if (form === 'base' && !NOUN_OR_VERB.has(word.toLowerCase())) count('plain base');
  }
  return forms;
}

/**
 * The past form of participles that differ from it: 'Grown the team to 230' stands for 'Have grown ...'.
 */
const PAST_BY_PARTICIPLE: Readonly<Record<string, string>> = {
  grown: 'grew',
  driven: 'drove',
  written: 'wrote',
  overseen: 'oversaw',
  undertaken: 'undertook',
  given: 'gave',
  taken: 'took',
  begun: 'began',
  chosen: 'chose',
  shown: 'showed',
  drawn: 'drew',
  risen: 'rose',
  spoken: 'spoke',
  rewritten: 'rewrote',
  done: 'did',
};
/** The same for participles that are also base forms, so that they are participles only after 'have'. */
const PAST_BY_BASE_PARTICIPLE: Readonly<Record<string, string>> = {
  run: 'ran',
  become: 'became',
  overcome: 'overcame',
};

/** Replaces a participle before its object, or a perfect, at the beginning of a line by the past form. */
export const convertParticipleToPast = (line: string): string =>
  convertPerfectToPast(line).replace(
    /^(\p{Lu}\p{Ll}+)(?= (?:the|a|an|all|our|its|[\d$€£]|multiple|several|two|three|four|five|six|\p{Ll}+s\b))/u,
    (word) => upperFirst(PAST_BY_PARTICIPLE[word.toLowerCase()] ?? word),
  );

/** Removes an adverb that can be omitted before the verb of a predicate. */
export const removeLeadingAdverb = (predicate: string): string =>
  predicate.replace(LEADING_ADVERB_PATTERN, '');

/**
 * Converts the perfect before its object to the past tense: 'Have successfully delivered ...' to 'Delivered ...', 'has
 * grown ...' to 'grew ...'.
 */
export function convertPerfectToPast(predicate: string): string {
  const [, had = '', participle = '', rest = ''] =
    /^(ha(?:ve|s) )(\p{Ll}+)( .*)$/iu.exec(predicate.replace(ADVERB_OF_PERFECT_PATTERN, '$1')) ?? [];
  const verb = verbForm(participle);
  const past =
    PAST_BY_PARTICIPLE[participle.toLowerCase()] ??
    PAST_BY_BASE_PARTICIPLE[participle.toLowerCase()] ??
    (verb?.base && verb.form === 'past' ? participle.toLowerCase() : undefined);
  if (!past) return predicate;
  return `${/^\p{Lu}/u.test(had) ? upperFirst(past) : past}${rest}`;
}

/** Puts 'and' in place of the comma after a passive: 'Hired to open a port and built its crew'. */
const joinVerbToPassive = (line: string): string =>
  line.replace(/, (\p{Ll}+)(?= (?:the|a|an|it|its|up|\d|[$€£]|\p{Ll}+s\b))/u, (match, word: string) => {
    const verb = verbForm(word);
    return verb?.form === 'past' && verb.base && !PARTICIPLE_OR_PAST.has(word) ? ` and ${word}` : match;
  });

/**
 * Parses an English line without a subject as a predicate of the person: its verb, a passive ('Promoted to') or a state
 * ('Responsible for'). Undefined if the line does not certainly begin with one of these, or its verbs may differ in
 * form: other nouns, adjectives and participles are never conjugated.
 * @param ongoing whether the role is current, which decides how 'Lead' and 'Leading' are conjugated
 * @param otherHeadForms how the other lines of the role begin
 * @param ended whether the role has ended, so that the predicate is put in the past tense
 */
export function predicateOf(
  line: string,
  ongoing: boolean,
  otherHeadForms: HeadForms = NO_FORMS,
  ended = false,
): Predicate | undefined {
  const withoutPerfect = convertParticipleToPast(
    line.replace(LEADING_ADVERB_PATTERN, '').replace(SECOND_PHRASAL_VERB_PATTERN, '$1 $2 '),
  );
  const text = withoutPerfect.replace(COPULA_PATTERN, '');
  const tense: Tense = ongoing ? 'present' : 'past';
  const be = ongoing ? 'is' : 'was';
  if (STATE_PATTERN.test(text)) return { text: `${be} ${lowerFirst(text)}`, tense, bare: upperFirst(text) };
  // 'Was awarded two contracts' states that the person received them.
  const passive = withoutPerfect !== text ? `was ${lowerFirst(text)}` : passiveOf(text);
  if (passive === UNCLEAR) return undefined;
  if (passive)
    return {
      text: `was ${joinVerbToPassive(passive.slice(4))}`,
      tense: 'past',
      bare: upperFirst(joinVerbToPassive(text)),
    };
  const use = USE_FOR_ACT_PATTERN.exec(text)?.[1];
  if (use && verbForm(pastOf(use))?.base === use && !isMixedPast(text))
    return { text: lowerFirst(text), tense: 'past', bare: text };
  const [first = '', second = '', third = ''] = text.split(' ');
  const bareFirst = first.replace(/[,:]$/, '');
  const verb = verbOfLine([bareFirst, second], 0);
  if (
    !verb ||
    isTitleOrHonour(text) ||
    QUALIFYING_PARTICIPLE_PATTERN.test(text) ||
    ADJECTIVE_WITH_NOUN_PATTERN.test(text)
  )
    return undefined;
  if (verb.form !== 'past' && OTHER_SUBJECT_PATTERN.test(text)) return undefined;
  // 'Operating executive with ...' and 'Chartered accountant and ...' are descriptions of a person.
  if (verb.form !== 'base' && isTitleNoun(second) && !isActionVerb(bareFirst, third)) return undefined;
  // 'Expediting, contract negotiation and payment' lists nouns.
  if (first.endsWith(',') && verbForm(second.replace(/,$/, ''))?.form !== verb.form) return undefined;
  // A first word in capitals is more often a name: 'CUT for Kings'.
  const isShouted = /^\p{Lu}{2,}$/u.test(bareFirst);
  if ((isShouted && !OBJECT_PATTERN.test(second)) || !isSurelyVerb(verb, text.split(' '), otherHeadForms))
    return undefined;
  const lowered = text.replace(isShouted ? /^\p{Lu}+/u : /^\p{Lu}/u, (letters) => letters.toLowerCase());
  if (verb.form === 'past') {
    const predicate = lowered.replace(
      JOINED_PAST_PATTERN,
      (_, and: string, word: string) => `${and} ${word.toLowerCase()}`,
    );
    return isMixedPast(predicate)
      ? undefined
      : { text: predicate, tense: 'past', bare: upperFirst(predicate) };
  }
  if (!second) return undefined;
  // A base form among lines that begin with verbs in the base form: 'Scale infrastructure to ...'.
  const isTask =
    (otherHeadForms.get('base') ?? 0) >= MIN_LINES_OF_CERTAIN_FORM &&
    /^(?:to|by|from|through)$/.test(third) &&
    !/(?:tion|ment|ing|ance|ence|work|staff)$/.test(second);
  const isLed = bareFirst.toLowerCase() === 'lead' && leadsWork(text.split(' ').slice(1));
  const isRow = verb.form === 'base' && beginsWithVerbRow(text);
  const isAct = isTask || isLed || isRow || isAmongTasks(text, otherHeadForms);
  if (verb.form === 'base' && !isAct && !readsAsVerb(bareFirst, second, third)) return undefined;
  if (verb.form === 'present' && !readsAsVerb(verb.base ?? '', second, third)) return undefined;
  if (verb.form === 'present') {
    if (isMixedPresent(lowered)) return undefined;
    const past = ended ? toPastTense(lowered) : lowered;
    return past === undefined
      ? undefined
      : { text: past, tense: ended ? 'past' : 'present', bare: upperFirst(past) };
  }
  if (verb.form === 'gerund' && (/^(?:of|is|was)$/i.test(second) || GERUNDS_OF_PATTERN.test(text)))
    return undefined;
  // 'Tracking and effective follow-up of ...' is a noun phrase.
  if (verb.form === 'gerund' && /^(?:and|&)$/i.test(second) && verbForm(third)?.form !== 'gerund')
    return undefined;
  const predicate =
    agreeCoordinatedVerbs(lowered, verb.form, tense) ??
    (verb.form === 'base' ? agreeBeginning(lowered, tense) : undefined);
  if (predicate === undefined || predicate === lowered || isHalfDone(lowered, predicate)) return undefined;
  if (tense === 'present' ? isMixedPresent(predicate) : isMixedPast(predicate)) return undefined;
  return { text: predicate, tense, bare: upperFirst(predicate) };
}

/**
 * Two nouns of action, one of which may be mistaken for a verb: 'overseeing installation and commissioning of
 * pumps'.
 */
const NOUN_AND_GERUND_PATTERN =
  /(?<!\b(?:the|an?|its|their) )\b(\p{L}{2,40}(?:tion|sion|ment|ance|ing|ure|nce) and )\p{L}+ing\b/gu;

/**
 * Whether a gerund was conjugated although the noun of action next to it was not, so that the gerund may be a
 * noun too.
 */
const isHalfDone = (before: string, after: string): boolean =>
  [...before.matchAll(NOUN_AND_GERUND_PATTERN)].some(
    ([pair, noun = '']) => !after.includes(pair) && after.includes(noun),
  );

function isTitleNoun(second: string): boolean {
  const word = second.replace(/[,;]$/, '');
  if (word.includes('-')) return false;
  return (
    TITLE_NOUN_PATTERN.test(word) &&
    !/^(?:lead|head|partner|pilot|principal|associate|driver|student|students|coach)$/i.test(word) &&
    !/(?:s|,)$/.test(second)
  );
}
