/** The signed-in person's saved roles, as two features read them. */
import { queryOptions } from '@tanstack/react-query';
import { isOver, type ListedRole } from '@/shared/roles';
import { rpc } from './rpc';

/** How often a role that is being read is asked after, in milliseconds. */
const ASK_EVERY = 700;

export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: (): Promise<ListedRole[]> => rpc.roles.list(),
  // What an earlier visit kept may be older than another window's change.
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ reading }) => reading === 'reading') ? ASK_EVERY : false,
});

/** What is to be done next comes first, the overdue before it; without a date then; won and closed last. */
export function byNextStep(a: ListedRole, b: ListedRole): number {
  const over = Number(isOver(a.state)) - Number(isOver(b.state));
  if (over !== 0) return over;
  const waiting = Number(a.reading === 'read') - Number(b.reading === 'read');
  if (waiting !== 0) return waiting;
  const newest = b.created_at.getTime() - a.created_at.getTime();
  if (isOver(a.state) || a.next_date === b.next_date) return newest;
  if (!a.next_date || !b.next_date) return a.next_date ? -1 : 1;
  return a.next_date < b.next_date ? -1 : 1;
}
