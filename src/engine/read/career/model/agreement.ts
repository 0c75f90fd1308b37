/** Compares an employer with the other entries of its document, since most documents lay all of them out alike. */
import { comparableText } from '../../layout/comparable';
import type { DocumentLine } from '../../layout/line';
import type { PhraseKind } from '../../phrases/kinds';
import type { PreparedScope } from '../readings/decide';
import type { Candidate } from './candidates';
import { type EmployerChoice, type EntryWithChoices, probabilityOfEmployer } from './employer-choice';
import type { Pair } from './model';

/** The score of a candidate for the likeliest of the given kinds of phrase: -1 to 1. */
export const kindScoreOf = (
  { kindScores }: Candidate,
  kinds: readonly PhraseKind[] = ORGANISATIONS,
): number =>
  kindScores.reduce((most, [kind, much]) => (kinds.includes(kind) ? Math.max(most, much) : most), -1);

const ORGANISATIONS: readonly PhraseKind[] = ['organisation', 'school'];

/** The log-odds of a probability. It is first clamped to 0.0001 to 0.9999, so that the result is finite. */
export function logOdds(chance: number): number {
  const bounded = Math.max(1e-4, Math.min(1 - 1e-4, chance));
  return Math.log(bounded / (1 - bounded));
}

/** The likeliest employer of an entry, and the values in which it is compared with those of other entries. */
interface Likeliest {
  employer: Candidate;
  pair: Pair;
  /** The employer's probability: 0 to 1. */
  weight: number;
  name: string;
  line: DocumentLine | undefined;
  strong: boolean;
  /** Whether the name is written in capitals. */
  capital: boolean;
  words: number;
  /** The phrase classifier's score of the name as an organisation: -1 to 1. */
  leaning: number;
  /** The score of the name by its words of organisations, at most 4. */
  organisation: number;
}

/**
 * The entries of a document with the values used for comparison, and the features that apply to all its
 * employers.
 */
export interface DocumentEntries {
  all: readonly EntryWithChoices[];
  /** One element for each entry; undefined if the entry names no employer. */
  likeliest: readonly (Likeliest | undefined)[];
  features: Readonly<Record<string, number>>;
}

/** Prepares the entries of a document, once for all comparisons of its employers. */
export function documentEntriesOf(all: readonly EntryWithChoices[]): DocumentEntries {
  const chances = all.map(({ choices }) => choices[0]?.probability ?? 0);
  return {
    all,
    likeliest: all.map(({ pairs: [pair], choices, prepared }) =>
      pair?.employer ? describe(pair, pair.employer, choices[0]?.probability ?? 0, prepared) : undefined,
    ),
    features: {
      entries: all.length,
      named: all.filter(({ pairs }) => pairs[0]?.employer !== undefined).length,
      'mean chance': chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, all.length),
    },
  };
}

function describe(pair: Pair, employer: Candidate, weight: number, { section }: PreparedScope): Likeliest {
  return {
    employer,
    pair,
    weight,
    name: comparableText(employer.text),
    line: section.lines[employer.line],
    strong: employer.features.includes('strong'),
    capital: isInCapitals(employer.text),
    words: employer.text.split(/\s+/).length,
    leaning: kindScoreOf(employer),
    organisation: Math.min(4, employer.organisationScore),
  };
}

/** Features that compare an employer of the entry at `at` with the likeliest employers of all others. */
export function agreementOf(
  { all, likeliest, features }: DocumentEntries,
  at: number,
  { employer, pair }: EmployerChoice,
): Record<string, number> {
  const entry = all[at] as EntryWithChoices;
  const described = describe(pair, employer, 0, entry.prepared);
  const sums: Record<string, number> = {};
  let [others, count, inScope, sameSlotInScope, beside, sameSlotBeside, sameName] = [0, 0, 0, 0, 0, 0, 0];
  likeliest.forEach((other, position) => {
    if (position === at || !other) return;
    // Other entries are weighted by the probability of their employer.
    const { weight } = other;
    others += weight;
    count += 1;
    const isSlot = other.employer.slot === employer.slot;
    const measures = measuresOf(described, other);
    for (const name in measures) sums[name] = (sums[name] ?? 0) + weight * (measures[name] ?? 0);
    if (all[position]?.scope === entry.scope) {
      inScope += weight;
      if (isSlot) sameSlotInScope += weight;
    }
    if (Math.abs(position - at) === 1) {
      beside += weight;
      if (isSlot) sameSlotBeside += weight;
    }
    if (other.employer.line !== employer.line && other.name === described.name)
      sameName = Math.max(sameName, weight);
  });
  const share = (value = 0, of = others) => (of > 0 ? value / of : -1);
  return {
    ...features,
    index: at,
    left: all.length - at,
    others,
    'others seen': count,
    'same name': sameName,
    'same slot': share(sums.slot),
    'same slots': sums.slot ?? 0,
    'same slot in scope': share(sameSlotInScope, inScope),
    'same slot beside': share(sameSlotBeside, beside),
    'same layout': share(sums.layout),
    'same arrangement': share(sums.arrangement),
    'same arrangements': sums.arrangement ?? 0,
    'same title slot': share(sums.titleSlot),
    'same separator': share(sums.before),
    'same label': share(sums.label),
    'same weight': share(sums.strong),
    'same style': share(sums.style),
    'same column': share(sums.column),
    'others titled': share(sums.titled),
    'others capitals': share(sums.capitals),
    'others words': share(sums.words),
    'others leaning': share(sums.leaning),
    'others organisation': share(sums.organisation),
    'more leaning': others > 0 ? described.leaning - share(sums.leaning) : -9,
    'more organisation': others > 0 ? described.organisation - share(sums.organisation) : -9,
    'wanted beside': neighbourProbability(all, at, employer),
    falling: dateOrderOf(all, at),
  };
}

/** Which layout properties an employer shares with another, and what the other's entry and name are like. */
function measuresOf(one: Likeliest, other: Likeliest): Record<string, number> {
  const { employer, pair, line } = one;
  const isSlot = other.employer.slot === employer.slot;
  const isTitleSlot = other.pair.title?.slot === pair.title?.slot;
  const isStyle =
    line !== undefined &&
    other.line !== undefined &&
    Math.abs(line.size - other.line.size) < 0.3 &&
    line.strong === other.line.strong &&
    line.bullet === other.line.bullet &&
    one.capital === other.capital;
  const toNumber = (value: boolean) => (value ? 1 : 0);
  return {
    slot: toNumber(isSlot),
    layout: toNumber(other.employer.layout === employer.layout),
    titleSlot: toNumber(isTitleSlot),
    arrangement: toNumber(isSlot && isTitleSlot),
    before: toNumber(other.employer.before === employer.before),
    label: toNumber(other.employer.label === employer.label),
    strong: toNumber(other.strong === one.strong),
    style: toNumber(isStyle),
    column: toNumber(line !== undefined && other.line !== undefined && Math.abs(line.x - other.line.x) < 3),
    titled: toNumber(other.pair.title !== undefined),
    capitals: toNumber(other.capital),
    words: other.words,
    leaning: other.leaning,
    organisation: other.organisation,
  };
}

/** The probability that the entry before or after names its employer with the same words in the same line. */
function neighbourProbability(all: readonly EntryWithChoices[], at: number, employer: Candidate): number {
  return [all[at - 1], all[at + 1]].reduce((most, other) => {
    if (!other || other.prepared !== all[at]?.prepared) return most;
    const probabilityThere = probabilityOfEmployer(
      other.pairs,
      ({ line, from, to }) => line === employer.line && from < employer.to && employer.from < to,
    );
    return Math.max(most, probabilityThere);
  }, 0);
}

/**
 * Whether dates descend from entry to entry, as in most careers: 2 if they do towards both neighbours, -2 if
 * they rise towards both.
 */
function dateOrderOf(all: readonly EntryWithChoices[], at: number): number {
  const year = (index: number) => all[index]?.entry.anchor.range?.start?.year;
  const [before, present, after] = [year(at - 1), year(at), year(at + 1)];
  if (present === undefined) return 0;
  return (
    (before === undefined ? 0 : Math.sign(before - present)) +
    (after === undefined ? 0 : Math.sign(present - after))
  );
}

const isInCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
