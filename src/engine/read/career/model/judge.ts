/** Judges the employers of every entry a second time, with features from the whole document. */
import type { HeadedLines } from '../../resume/headings/sections';
import { predictProbability } from './boosted-trees';
import type { Candidate } from './candidates';
import { isSameSpan } from './employer-choice';
import { type DecidedScope, employerFeaturesOf } from './employer-features';
import { EMPLOYER_TREES } from './employer-trees';
import type { Pair } from './model';

/** A possible employer of an entry; overlapping candidates count as one employer. */
export interface JudgedEmployer {
  employer: Candidate;
  /** The probability that the person worked for it: 0 to 1. */
  chance: number;
}

/** Judges the possible employers of every entry in every scope. */
export function judgeEmployers(
  sections: readonly HeadedLines[],
  scopes: readonly DecidedScope[],
): JudgedEmployer[][][] {
  const judged: JudgedEmployer[][][] = scopes.map(({ prepared }) => prepared.entries.map(() => []));
  for (const { scope, entry, choice, features } of employerFeaturesOf(sections, scopes))
    judged[scope]?.[entry]?.push({
      employer: choice.employer,
      chance: predictProbability(EMPLOYER_TREES, features),
    });
  return judged;
}

/** The readings of an entry, weighted by the judgement of their employers, the likeliest first. */
export function reweighPairs(pairs: readonly Pair[], judged: readonly JudgedEmployer[]): readonly Pair[] {
  if (judged.length === 0) return pairs;
  const groups = new Map<JudgedEmployer | undefined, Pair[]>();
  for (const pair of pairs) {
    const { employer } = pair;
    const judgedEmployer = employer && judged.find((each) => isSameSpan(each.employer, employer));
    // The employer was too unlikely to be judged.
    if (employer && !judgedEmployer) continue;
    const group = groups.get(judgedEmployer) ?? [];
    group.push(pair);
    groups.set(judgedEmployer, group);
  }
  const top = Math.max(0, ...[...groups.keys()].map((key) => key?.chance ?? 0));
  return [...groups]
    .map(([judgedEmployer, group]) => {
      const total = group.reduce((sum, pair) => sum + pair.probability, 0);
      const chance = judgedEmployer ? judgedEmployer.chance : total * (1 - top);
      return {
        chance,
        pairs: group.map((pair) => ({ ...pair, probability: (pair.probability / total) * chance })),
      };
    })
    .sort((a, b) => b.chance - a.chance)
    .flatMap((group) => group.pairs);
}
