/** Converts the scores of readings to probabilities. */
import type { Pair, PairChoice } from './model';

/** Converts scores to probabilities and sorts the readings, the likeliest first. */
export function toProbabilities(choices: readonly PairChoice[]): Pair[] {
  const most = Math.max(...choices.map((choice) => choice.score));
  const powers = choices.map((choice) => Math.exp(choice.score - most));
  const total = powers.reduce((all, power) => all + power, 0);
  return choices
    .map(({ title, employer }, index): Pair => {
      const pair: Pair = { probability: (powers[index] ?? 0) / total };
      if (title) pair.title = title.candidate;
      if (employer) pair.employer = employer.candidate;
      return pair;
    })
    .sort((a, b) => b.probability - a.probability);
}
