/** Finds sentences about what the person did below headings where they are not expected: 'Core Competencies'. */
import type { CareerFacts, StatementFact } from '@/shared/record/facts';
import { verbForm } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';
import { startsWithAction } from '../career/sentences/action-sentences';
import { findRange } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import { comparableText } from '../layout/comparable';
import type { DocumentLine } from '../layout/line';
import { joinLines } from '../layout/paragraphs';
import { statementsOf } from '../statements';
import { hasContactData } from './head/contact-data';
import type { HeadedLines } from './headings/sections';

/**
 * Kinds of sections in which sentences about what the person did are searched for. Those that are left out are read
 * whole, tell of studies and courses, or may be about others.
 */
const KINDS_WITH_ACTS = new Set<string>([
  'head',
  'other',
  'experience',
  'skills',
  'industries',
  'languages',
  'interests',
  'contact',
]);
/** A section of patents, which is read as one of publications. */
const PATENTS_PATTERN = /\bpatents?\b/iu;

/** Minimum words of a sentence about an act; shorter ones may be skills: 'Managed services', 'Built environment'. */
const MIN_ACT_WORDS = 6;
/** Maximum number of sentences that are found in a document. */
const MAX_ACTS = 100;
/** Number of letters and digits at its beginning by which a sentence is recognised as read. */
const COMPARED_CHARACTERS = 60;

/** An adverb before the verb: 'Successfully launched', 'Also led'. */
const ADVERB_PATTERN = /^(?:Also|\p{Lu}\p{Ll}+ly) (?=\p{Ll})/u;
/** Participles that describe the person, a skill or a thing, or tell only of attendance. */
const DESCRIBING_PATTERN =
  /^(?:accustomed|acquainted|advanced|applied|appointed|attended|automated|awarded|based|born|certified|chilled|cleared|committed|completed|consolidated|dedicated|distributed|driven|enrolled|exhibited|expected|experienced|exposed|extended|focus+ed|gained|got|graduated|integrated|interested|involved|knowledge\p{L}*|known|learn(?:ed|t)|licen[cs]ed|limited|located|motivated|observed|occupied|participated|passed|preferred|proved|proven|qualified|recogni[sz]ed|related|required|retired|scaled|seasoned|shared|skilled|studied|talented|used|versed|visited|willing)$/iu;
/** A participle that says what was done to the person or a thing: 'Trained in audits', 'Coordinated by Varn Ltd'. */
const PASSIVE_PATTERN =
  /^\p{L}+ by |^Took part |^(?:trained|organi[sz]ed|structured|selected|placed|employed|engaged|reinforced) (?:in|on|at|as|with|for|from|concrete|cabling)\b|^\p{L}+ed \p{Ll}+s (?:included?|was|were|are|had|have|ranged|consisted|comprised?|totall?ed)\b/iu;
/** The person and an act: 'During four years I trained the staff', 'I have built two mills'. */
const OWN_ACT_PATTERN = /\bI(?:['’]ve| have| had)? (?:also |\p{Ll}+ly )?(?<verb>\p{Ll}{2,})\b/u;
/** Words of a declaration, or of an author who addresses the reader or speaks for a group. */
const OTHER_VOICE_PATTERN =
  /\b(?:we|our|ours|us|you|your|yours|hereby|declare|certify|solemnly|above[- ]mentioned|knowledge and belief)\b|\|/iu;

/** Whether a sentence surely tells what the person did. */
function isAct(sentence: string): boolean {
  if (sentence.split(' ').length < MIN_ACT_WORDS || OTHER_VOICE_PATTERN.test(sentence)) return false;
  if (hasContactData(sentence)) return false;
  const bare = sentence.replace(ADVERB_PATTERN, '');
  const act = bare === sentence ? bare : upperFirst(bare);
  const verb = (OWN_ACT_PATTERN.exec(sentence)?.groups?.verb ?? act.split(' ', 1)[0] ?? '').toLowerCase();
  if (DESCRIBING_PATTERN.test(verb) || PASSIVE_PATTERN.test(act) || verbForm(verb)?.form !== 'past')
    return false;
  return startsWithAction(act) || OWN_ACT_PATTERN.test(sentence);
}

const hasActs = ({ kinds: [kind = 'other'], heading }: HeadedLines): boolean =>
  KINDS_WITH_ACTS.has(kind) || (kind === 'publications' && PATENTS_PATTERN.test(heading));

/** A word that is broken at the end of a line, with other words behind it: the lines of two columns were joined. */
const BROKEN_WORD_PATTERN = /\p{Ll}{2}- \p{Lu}\p{Ll}/u;

/** The sentences of a section; none if its columns were joined. The header of an entry is no part of the text below. */
function sentencesOfSection(builder: FactsBuilder, { lines }: HeadedLines): StatementFact[] {
  const isHeader = ({ strong, text }: DocumentLine) => strong && findRange(text) !== undefined;
  const blocks: DocumentLine[][] = [[]];
  for (const line of lines) {
    if (isHeader(line)) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  const sentences = blocks.flatMap((block) => statementsOf(builder, joinLines(block)));
  return sentences.some(({ value }) => BROKEN_WORD_PATTERN.test(value)) ? [] : sentences;
}

/**
 * The sentences about acts that nothing else was read from, as statements without a post.
 * @param facts what was read from the document
 */
export function unreadActs(
  builder: FactsBuilder,
  sections: readonly HeadedLines[],
  facts: CareerFacts,
): StatementFact[] {
  const sentences = sections
    .filter(hasActs)
    .flatMap((section) => sentencesOfSection(builder, section))
    .filter(({ value }) => isAct(value))
    .slice(0, MAX_ACTS);
  if (sentences.length === 0) return [];
  const text = comparableText(JSON.stringify(facts));
  return sentences.filter(({ value }) => !text.includes(comparableText(value).slice(0, COMPARED_CHARACTERS)));
}
