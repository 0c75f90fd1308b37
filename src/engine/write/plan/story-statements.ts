/** Chooses the statements of introduction and story that other sections do not use. */
import type { Statement } from '../statements/statement';

/** Minimum number of statements about oneself; with fewer, achievements introduce the person too. */
export const QUIET = 2;

/**
 * Removes from introduction and story what personas and superpowers show, if enough is left to introduce the person, so that
 * each statement is used once.
 */
export function excludeShown(
  introduction: readonly Statement[],
  story: ReadonlyMap<string, Statement>,
  shown: ReadonlySet<Statement>,
  own: number,
): { introduced: readonly Statement[]; remainingStory: ReadonlyMap<string, Statement> } {
  const fresh = introduction.filter((one) => !shown.has(one));
  const beats = new Map([...story].filter(([, one]) => !shown.has(one)));
  return own + fresh.length + beats.size > QUIET
    ? { introduced: fresh, remainingStory: beats }
    : { introduced: introduction, remainingStory: story };
}

/** Number of years after which a role is used only if no newer one has a statement. */
const OLD = 15;

/** Sorts statements by the seniority of their role, then the latest first. */
export function sortByWorth(beats: readonly (Statement | undefined)[]): Statement[] {
  const all = beats.filter((one) => one !== undefined);
  const yearOf = ({ role }: Statement) => (typeof role?.end === 'object' ? role.end.year : 9_999);
  const latest = Math.max(0, ...all.map(yearOf));
  return all.filter((one) => yearOf(one) >= latest - OLD).sort((a, b) => b.weight - a.weight);
}
