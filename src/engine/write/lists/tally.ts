/** Counts names with what they were read from, and ranks them. */
import type { TextFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';

export type Sourced = Pick<TextFact, 'value' | 'spans'>;

export interface Tally {
  name: string;
  score: number;
  spans: Sourced['spans'];
}

/** Maximum number of spans that are kept for a name. */
const MAX_SPANS = 4;

/** Adds to the score of a name, and remembers where it was read. */
export function addToTally(
  tallies: Map<string, Tally>,
  name: string,
  score: number,
  fact: { spans: Sourced['spans'] },
) {
  const tally = tallies.get(name) ?? { name, score: 0, spans: [] };
  tally.score += score;
  if (tally.spans.length < MAX_SPANS) tally.spans = spansOf(tally, fact);
  tallies.set(name, tally);
}

/** The names with at least the score `minScore`, the highest first, up to `maxNames`. */
export const rankTally = (tallies: Map<string, Tally>, minScore: number, maxNames: number): CitedText[] =>
  [...tallies.values()]
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxNames)
    .map(({ name, spans }) => ({ text: name, spans }));
