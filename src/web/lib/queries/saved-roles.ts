/** The signed-in person's saved roles, used by two features. */
import { queryOptions } from '@tanstack/react-query';
import { isApplicationEnded, type ListedRole } from '@/shared/roles/saved-roles';
import { rpc } from '../api/rpc';

/** Milliseconds between two requests for a role that is being read. */
const POLL_INTERVAL_MS = 700;

export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: (): Promise<ListedRole[]> => rpc.roles.list(),
  // Never fresh, since another window may have changed them after an earlier visit.
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ reading }) => reading === 'reading') ? POLL_INTERVAL_MS : false,
});

/**
 * Sorts roles that are still being read first, then by the date of the next step, then those without a date, newest
 * first; won and closed roles come last.
 */
export function compareByNextStep(a: ListedRole, b: ListedRole): number {
  const over = Number(isApplicationEnded(a.state)) - Number(isApplicationEnded(b.state));
  if (over !== 0) return over;
  const waiting = Number(a.reading === 'read') - Number(b.reading === 'read');
  if (waiting !== 0) return waiting;
  const newest = b.created_at.getTime() - a.created_at.getTime();
  if (isApplicationEnded(a.state) || a.next_date === b.next_date) return newest;
  if (!a.next_date || !b.next_date) return a.next_date ? -1 : 1;
  return a.next_date < b.next_date ? -1 : 1;
}
