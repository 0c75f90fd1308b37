/** Makes candidates and readings that come from a rule and not from the segments of a line. */
import { organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import type { Candidate } from '../model/candidates';
import type { Pair } from '../model/model';
import type { PreparedScope } from './decide';

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

/** The model's reading of a title and an employer is certain if it has this probability or more. */
const MIN_CERTAIN_PROBABILITY = 0.6;

/** The readings of each entry, with that of a rule as the likeliest if the model is not certain. */
export const preferWhereUncertain = (
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
  pairOf: (section: AnchoredLines, anchor: Anchor) => Pair | undefined,
): (readonly Pair[])[] =>
  pairs.map((readings, index) => {
    const anchor = entries[index]?.anchor;
    const [best] = readings;
    if (!anchor || (best?.title && best.employer && best.probability >= MIN_CERTAIN_PROBABILITY))
      return readings;
    const pair = pairOf(section, anchor);
    return pair ? preferReading(pair, readings) : readings;
  });
