/** The employers that an entry may name. */

import type { AnchoredEntry, PreparedScope } from '../readings/decide';
import type { Candidate } from './candidates';
import type { Pair } from './model';

/** An employer of an entry, all readings of its name together. */
export interface EmployerChoice {
  employer: Candidate;
  /** The probability that the entry names it: 0 to 1. */
  probability: number;
  /** The likeliest pair with this employer. */
  pair: Pair;
}

/** An entry with its possible readings and employers, each list with the likeliest first. */
export interface EntryWithChoices {
  /** Index of its section among the sections of the document. */
  scope: number;
  entry: AnchoredEntry;
  prepared: PreparedScope;
  /** The readings as scored without the other entries. */
  alone: readonly Pair[];
  /** The readings as scored with the priors from the other entries of the document. */
  pairs: readonly Pair[];
  choices: readonly EmployerChoice[];
}

/**
 * Whether two candidates have the same text or overlap, as the same name with and without a department or legal form
 * does.
 */
export const isSameSpan = (a: Candidate, b: Candidate): boolean =>
  a.text === b.text || (a.line === b.line && a.from < b.to && b.from < a.to);

/**
 * The probability that an entry names an employer for which `matches` is true: the sum over its readings with such an
 * employer, whatever their titles.
 */
export const probabilityOfEmployer = (
  pairs: readonly Pair[],
  matches: (employer: Candidate) => boolean,
): number =>
  pairs.reduce(
    (sum, { employer, probability }) => (employer && matches(employer) ? sum + probability : sum),
    0,
  );
