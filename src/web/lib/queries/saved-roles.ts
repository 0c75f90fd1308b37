/** The signed-in person's saved roles, used by two features. */
import { queryOptions } from '@tanstack/react-query';
import { isApplicationEnded, type ListedRole } from '@/shared/roles/saved-roles';
import { rpc } from '../api/rpc';

/** Interval of refetching the roles while one of them is being read. */
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
 * Compares roles for sorting: those that are not read yet first, then by the date of the next step, then those without
 * a date, newest first; roles whose application has ended come last.
 */
export function compareByNextStep(a: ListedRole, b: ListedRole): number {
  const endedOrder = Number(isApplicationEnded(a.state)) - Number(isApplicationEnded(b.state));
  if (endedOrder !== 0) return endedOrder;
  const readingOrder = Number(a.reading === 'read') - Number(b.reading === 'read');
  if (readingOrder !== 0) return readingOrder;
  const newestFirst = b.created_at.getTime() - a.created_at.getTime();
  if (isApplicationEnded(a.state) || a.next_date === b.next_date) return newestFirst;
  if (!a.next_date || !b.next_date) return a.next_date ? -1 : 1;
  return a.next_date < b.next_date ? -1 : 1;
}
