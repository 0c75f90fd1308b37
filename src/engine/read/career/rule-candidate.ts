/** Makes candidates and readings that come from a rule and not from the segments of a line. */
import { organisationScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import type { Candidate } from './candidates';
import type { Pair } from './model';

type RulePart = Pick<Candidate, 'text' | 'line' | 'offset' | 'from' | 'slot'> &
  Partial<Pick<Candidate, 'before' | 'after'>>;

/** A candidate without features, since the model does not score it. */
export const candidateOfRule = (given: RulePart): Candidate => ({
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

/** The readings of an entry, with that of a rule as the likeliest. */
export const preferReading = (first: Pair, others: readonly Pair[]): readonly Pair[] => [
  first,
  ...others.map((pair) => ({ ...pair, probability: pair.probability * (1 - first.probability) })),
];
