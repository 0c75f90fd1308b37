/** Computes features of each employer that an entry may name: from its words, its line, and the whole document. */

import { alphanumericKey } from '@/engine/language/text/keys';
import type { DocumentLine } from '../../layout/line';
import { PHRASE_KINDS } from '../../phrases/kinds';
import type { HeadedLines } from '../../resume/headings/sections';
import { isDoubtfulName } from '../names/doubtful-name';
import type { PreparedScope, ScopeDecision } from '../readings/decide';
import type { Separator } from '../segments/segment';
import { agreementOf, documentEntriesOf, kindScoreOf, logOdds } from './agreement';
import type { Features } from './boosted-trees';
import type { Candidate } from './candidates';
import { type EmployerChoice, type EntryWithChoices, isSameSpan } from './employer-choice';
import type { Pair } from './model';

/** A scope's entries with their possible readings. */
export interface DecidedScope {
  prepared: PreparedScope;
  decided: ScopeDecision;
}

/** An employer that an entry may name, with its features: one record for each group, to be merged. */
export interface EmployerFeatureRow {
  /** Index of the scope, and of the entry within it. */
  scope: number;
  entry: number;
  choice: EmployerChoice;
  features: readonly Features[];
}

/** Maximum number of employers judged for one entry. */
const MAX_EMPLOYER_CHOICES = 6;
/** Minimum probability of a pair of title and employer that adds an employer. */
const MIN_PROBABILITY = 0.002;

/** The possible employers of an entry, the likeliest first; overlapping candidates are merged. */
function employerChoicesOf(pairs: readonly Pair[]): EmployerChoice[] {
  const choices: EmployerChoice[] = [];
  for (const pair of pairs) {
    const { employer } = pair;
    if (!employer) continue;
    const same = choices.find((each) => isSameSpan(each.employer, employer));
    if (same) same.probability += pair.probability;
    else if (pair.probability >= MIN_PROBABILITY)
      choices.push({ employer, probability: pair.probability, pair });
  }
  return choices.sort((a, b) => b.probability - a.probability).slice(0, MAX_EMPLOYER_CHOICES);
}

/** The features of every possible employer of every entry in a document. */
export function employerFeaturesOf(
  sections: readonly HeadedLines[],
  scopes: readonly DecidedScope[],
): EmployerFeatureRow[] {
  const text = textOf(sections);
  const all = scopes.flatMap(({ prepared, decided: { alone, together } }, scope) =>
    prepared.entries.map((entry, index): EntryWithChoices & { index: number } => {
      const pairs = together[index] ?? [];
      const choices = employerChoicesOf(pairs);
      return { scope, index, entry, prepared, alone: alone[index] ?? [], pairs, choices };
    }),
  );
  const document = documentEntriesOf(all);
  return all.flatMap((placed, at) =>
    placed.choices.map((choice) => ({
      scope: placed.scope,
      entry: placed.index,
      choice,
      features: [
        probabilityFeaturesOf(placed, choice),
        nameFeaturesOf(placed, choice, text),
        layoutFeaturesOf(placed, choice),
        agreementOf(document, at, choice),
      ],
    })),
  );
}

/** The text of a document in lower case. */
const textOf = (sections: readonly HeadedLines[]): string =>
  sections
    .flatMap(({ line, lines }) => [...(line ? [line] : []), ...lines])
    .map((line: DocumentLine) => alphanumericKey(line.text))
    .join('\n');

/** Features from the probabilities of pairs, with and without the layout habits of the document. */
function probabilityFeaturesOf(
  { pairs, alone, choices }: EntryWithChoices,
  choice: EmployerChoice,
): Record<string, number> {
  const { employer, pair, probability } = choice;
  const sumOf = (given: readonly Pair[], isOf: (pair: Pair) => boolean | undefined) =>
    given.reduce((sum, each) => (isOf(each) ? sum + each.probability : sum), 0);
  const before = sumOf(alone, (each) => each.employer && isSameSpan(each.employer, employer));
  const { title } = pair;
  return {
    chance: logOdds(probability),
    'chance alone': logOdds(before),
    'chance gained': logOdds(probability) - logOdds(before),
    'chance of pair': logOdds(pair.probability),
    'chance of title': logOdds(sumOf(pairs, (each) => each.title && title && isSameSpan(each.title, title))),
    'chance of none': logOdds(sumOf(pairs, (each) => !each.employer)),
    'chance of nothing': logOdds(sumOf(pairs, (each) => !each.employer && !each.title)),
    'chance of next': logOdds(choices.find((each) => each !== choice)?.probability ?? 0),
    rank: choices.indexOf(choice),
  };
}

/** Matches a legal form at any position in a name. */
const LEGAL_FORM_ANYWHERE_PATTERN = /\b(?:pvt|ltd|limited|llc|inc|gmbh|w\.?l\.?l|corp|co)\b/i;

/** Features from the words of the employer and of the parts next to it. */
function nameFeaturesOf({ entry }: EntryWithChoices, { employer, pair }: EmployerChoice, document: string) {
  const { text } = employer;
  const words = text.split(/\s+/);
  const has = (feature: string) => (employer.features.includes(feature) ? 1 : 0);
  const most = (candidates: readonly Candidate[], of: (candidate: Candidate) => number, least: number) =>
    candidates.reduce((value, candidate) => Math.max(value, of(candidate)), least);
  const longer = entry.candidates.filter((each) => each !== employer && isSameSpan(each, employer));
  const rivals = entry.candidates.filter((each) => !isSameSpan(each, employer));
  const folded = alphanumericKey(text);
  const result: Record<string, number> = {
    doubtful: isDoubtfulName(text) ? 1 : 0,
    organisation: employer.organisationScore,
    'legal form': LEGAL_FORM_ANYWHERE_PATTERN.test(text) ? 1 : 0,
    words: words.length,
    letters: text.length,
    'small words': words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length / words.length,
    digits: has('digits'),
    capitals: has('capitals'),
    proper: has('proper'),
    title: pair.title?.titleScore ?? -1,
    'title leaning': pair.title ? kindScoreOf(pair.title, ['title']) : -2,
    'title organisation': pair.title?.organisationScore ?? -1,
    'title words': pair.title ? pair.title.text.split(/\s+/).length : 0,
    'longer organisation': most(longer, (each) => each.organisationScore, 0) - employer.organisationScore,
    'longer leaning': most(longer, (each) => kindScoreOf(each), -1) - kindScoreOf(employer),
    'rival organisation': most(rivals, (each) => each.organisationScore, 0),
    'rival leaning': most(rivals, (each) => kindScoreOf(each), -1),
    'rival title': most(rivals, (each) => each.titleScore, 0),
    mentions: folded.length > 2 ? document.split(folded).length - 1 : 0,
    opinion: has('opinion organisation') - has('opinion title') - has('opinion other') / 2,
  };
  for (const kind of PHRASE_KINDS) result[`kind ${kind}`] = kindScoreOf(employer, [kind]);
  return result;
}

/** The separators in a fixed order, since decision trees need numbers. */
const SEPARATORS: readonly Separator[] = [
  'edge',
  'cell',
  'face',
  'date',
  'bar',
  'slash',
  'dash',
  'comma',
  'at',
  'as',
  'with',
  'in',
  'through',
  'bracket',
  'stop',
  'label',
];
const DATE_PLACES = ['none', 'line', 'cell', 'start', 'end', 'inside'];
const LABEL_VALUES: Readonly<Record<string, number>> = { organisation: 3, client: 2 };
/** Gaps are capped at this many font sizes. */
const MAX_GAP_FONT_SIZES = 9;
/** The distance of an employer without a title, in lines. */
const NO_TITLE_DISTANCE_LINES = 9;

/** Features from the layout around the employer. */
function layoutFeaturesOf({ entry, prepared }: EntryWithChoices, { employer, pair }: EmployerChoice) {
  const line = prepared.section.lines[employer.line];
  const { context, candidates, anchor } = entry;
  const has = (feature: string) => (employer.features.includes(feature) ? 1 : 0);
  return {
    before: SEPARATORS.indexOf(employer.before) + 1,
    after: SEPARATORS.indexOf(employer.after) + 1,
    label: employer.label ? (LABEL_VALUES[employer.label] ?? 1) : 0,
    offset: employer.offset,
    distance: pair.title ? employer.line - pair.title.line : NO_TITLE_DISTANCE_LINES,
    first: has('first true'),
    alone: has('alone true'),
    strong: has('strong'),
    'line letters': line?.text.length ?? 0,
    'line share': employer.text.length / Math.max(1, line?.text.length ?? 1),
    'line cells': line?.cells.length ?? 0,
    gap: Math.min(MAX_GAP_FONT_SIZES, Math.max(-MAX_GAP_FONT_SIZES, line?.gap ?? 0)),
    size: line?.size ?? 0,
    x: line?.x ?? 0,
    page: line?.page ?? 0,
    work: context.isWorkSection ? 1 : 0,
    dated: context.hasDate ? 1 : 0,
    sentence: context.isSentence ? 1 : 0,
    'date place': DATE_PLACES.indexOf(context.datePosition),
    rest: context.textLength,
    candidates: candidates.length,
    year: anchor.range?.start?.year ?? 0,
  };
}
