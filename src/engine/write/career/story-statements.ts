/** Chooses the statements of introduction and story: recent ones that other sections do not use. */
import type { Statement } from '../statements/statement';

/** Minimum number of statements about oneself; with fewer, achievements introduce the person too. */
export const MIN_SELF_STATEMENTS = 2;

/** With this many statements or more, each is used by one section only; a shorter record would leave sections empty. */
export const FULL_RECORD_STATEMENTS = 10;

/** Removes the statements that personas and superpowers show, since each is shown once. */
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

/** Maximum number of years by which a role may have ended before the latest one. */
const MAX_YEARS_BEFORE_LATEST = 15;

/**
 * The statements by weight, without those of roles that ended long before the latest one that has ended. A role without
 * an end is not old, and makes no other one old.
 */
export function recentByWeight(statements: readonly (Statement | undefined)[]): Statement[] {
  const all = statements.filter((one) => one !== undefined);
  const endYearOf = ({ role }: Statement) => (typeof role?.end === 'object' ? role.end.year : undefined);
  const latest = Math.max(0, ...all.flatMap((one) => endYearOf(one) ?? []));
  return all
    .filter((one) => (endYearOf(one) ?? latest) >= latest - MAX_YEARS_BEFORE_LATEST)
    .sort((a, b) => b.weight - a.weight);
}
