/** Orders the statements of a description in time. */
import type { RoleFact } from '@/shared/record/facts';
import type { Statement } from '../statements/statement';

/** The year in which a post ended; 0 if it is not known. */
export const endYearOf = (role: RoleFact | undefined): number =>
  typeof role?.end === 'object' ? role.end.year : 0;

/**
 * Statements in one direction of time: those of the present post, those of no post, then the others, the latest first.
 */
export function newestFirst(statements: readonly Statement[], present: RoleFact): Statement[] {
  const order = ({ role }: Statement): [number, number] => {
    if (role?.id === present.id) return [Number.POSITIVE_INFINITY, 0];
    if (!role) return [Number.MAX_SAFE_INTEGER, 0];
    return [role.end === 'present' ? Number.MAX_SAFE_INTEGER - 1 : endYearOf(role), role.start?.year ?? 0];
  };
  return statements
    .map((statement) => ({ statement, order: order(statement) }))
    .sort((a, b) => (a.order[0] === b.order[0] ? b.order[1] - a.order[1] : b.order[0] > a.order[0] ? 1 : -1))
    .map(({ statement }) => statement);
}
