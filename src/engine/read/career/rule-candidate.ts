/** Candidates and readings that a rule makes, and not the segments of a line. */
import { organisationScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import type { Candidate } from './candidates';
import type { Pair } from './model';

type Given = Pick<Candidate, 'text' | 'line' | 'offset' | 'from' | 'slot'> &
  Partial<Pick<Candidate, 'before' | 'after'>>;

/** A candidate without features: it is not weighed, but read. */
export const candidateOfRule = (given: Given): Candidate => ({
  before: 'edge',
  after: 'comma',
  ...given,
  to: given.from + given.text.length,
  titleScore: titleScore(given.text),
  organisationScore: organisationScore(given.text),
  features: [],
  kindScores: [],
  layout: '',
});

/** The readings of an entry with one that a rule gives as the likeliest. */
export const preferReading = (first: Pair, others: readonly Pair[]): readonly Pair[] => [
  first,
  ...others.map((pair) => ({ ...pair, probability: pair.probability * (1 - first.probability) })),
];
