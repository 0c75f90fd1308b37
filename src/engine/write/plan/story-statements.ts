/** Chooses the statements of introduction and story that other sections do not use. */
import type { Statement } from '../statements/statement';

/** Minimum number of statements about oneself; with fewer, achievements introduce the person too. */
export const MIN_SELF_STATEMENTS = 2;

/** Number of statements from which each is told by one section only; a shorter record would leave sections empty. */
export const FULL_RECORD_STATEMENTS = 10;

/** Removes the statements that personas and superpowers show, since each is told once. */
export function excludeShown(
  introduction: readonly Statement[],
  story: ReadonlyMap<string, Statement>,
  shown: ReadonlySet<Statement>,
): { introduced: readonly Statement[]; remainingStory: ReadonlyMap<string, Statement> } {
  return {
    introduced: introduction.filter((one) => !shown.has(one)),
    remainingStory: new Map([...story].filter(([, one]) => !shown.has(one))),
  };
}

/** Number of years after which a role is used only if no newer one has a statement. */
const OLD_ROLE_YEARS = 15;

/** Sorts statements by the seniority of their role, then the latest first. */
export function sortByWorth(beats: readonly (Statement | undefined)[]): Statement[] {
  const all = beats.filter((one) => one !== undefined);
  const yearOf = ({ role }: Statement) => (typeof role?.end === 'object' ? role.end.year : 9_999);
  const latest = Math.max(0, ...all.map(yearOf));
  return all.filter((one) => yearOf(one) >= latest - OLD_ROLE_YEARS).sort((a, b) => b.weight - a.weight);
}
