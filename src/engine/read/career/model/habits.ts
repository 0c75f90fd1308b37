/** The layout habits of a document: the positions that titles and employers have in its entries. */
import type { Candidate } from './candidates';
import type { DocumentPriors, LogPrior, Pair } from './model';

/** Pseudo-count that smooths the ratio where few entries were seen. */
const PRIOR_COUNT = 0.3;
/** About the share that a position would have by chance. */
const CHANCE_SHARE = 0.2;
/** Limits of the logarithm of the ratio. */
const MIN_LOG_RATIO = -2.5;
const MAX_LOG_RATIO = 2;

/** The habits that apply to each entry, learnt from all other entries. */
export function habitsOf(entries: readonly (readonly Pair[])[]): DocumentPriors[] {
  const slots = habitsBy(entries, ({ slot }) => slot);
  const layouts = habitsBy(entries, ({ layout }) => layout);
  return slots.map((slot, index) => ({ slot, layout: layouts[index] as LogPrior }));
}

function habitsBy(entries: readonly (readonly Pair[])[], key: (candidate: Candidate) => string): LogPrior[] {
  const sharesByEntry = entries.map((pairs) => ({
    title: sharesOf(pairs, (pair) => pair.title, key),
    employer: sharesOf(pairs, (pair) => pair.employer, key),
  }));
  const total = { title: new Map<string, number>(), employer: new Map<string, number>() };
  for (const entry of sharesByEntry)
    for (const role of ['title', 'employer'] as const)
      for (const [slot, share] of entry[role]) total[role].set(slot, (total[role].get(slot) ?? 0) + share);
  const weight = (role: 'title' | 'employer') =>
    [...total[role].values()].reduce((sum, share) => sum + share, 0);
  const weights = { title: weight('title'), employer: weight('employer') };
  return sharesByEntry.map((entry) => {
    const habit = (role: 'title' | 'employer') => {
      const mine = [...entry[role].values()].reduce((sum, share) => sum + share, 0);
      const others = weights[role] - mine;
      return (candidate: Candidate) => {
        const slot = key(candidate);
        const count = (total[role].get(slot) ?? 0) - (entry[role].get(slot) ?? 0);
        if (others < 0.5) return 0;

        const ratio = Math.log((count + PRIOR_COUNT * CHANCE_SHARE) / (others + PRIOR_COUNT) / CHANCE_SHARE);
        return Math.max(MIN_LOG_RATIO, Math.min(MAX_LOG_RATIO, ratio)) * Math.min(1, others / 2);
      };
    };
    return { title: habit('title'), employer: habit('employer') };
  });
}

function sharesOf(
  pairs: readonly Pair[],
  part: (pair: Pair) => Candidate | undefined,
  key: (candidate: Candidate) => string,
): Map<string, number> {
  const shares = new Map<string, number>();
  for (const pair of pairs) {
    const candidate = part(pair);
    if (candidate) shares.set(key(candidate), (shares.get(key(candidate)) ?? 0) + pair.probability);
  }
  return shares;
}
