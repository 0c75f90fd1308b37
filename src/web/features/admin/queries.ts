/** The operators' calls. */
import { queryOptions } from '@tanstack/react-query';
import { rpc } from '@/web/lib/api/rpc';
import { RpcError } from '@/web/lib/api/rpc-client';

/** A refusal is not retried, since the answer would be the same. */
const retry = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof RpcError && error.status < 500);

type PeopleInput = NonNullable<Parameters<typeof rpc.admin.people>[0]>;

/** A page of the search, with the totals; the former page stays until it is there. */
export const peopleQuery = (input: PeopleInput) =>
  queryOptions({
    queryKey: ['admin', 'people', input],
    queryFn: async () => ({ ...(await rpc.admin.people(input)), totals: await rpc.admin.totals() }),
    placeholderData: (before) => before,
    retry,
  });

/** One person as an operator sees them. */
export const personQuery = (id: string) =>
  queryOptions({ queryKey: ['admin', 'person', id], queryFn: () => rpc.admin.person({ id }), retry });

export type AdminPerson = Awaited<ReturnType<typeof rpc.admin.person>>;

export const healthQuery = queryOptions({
  queryKey: ['admin', 'health'],
  queryFn: () => rpc.admin.health(),
  refetchInterval: 60_000,
  retry,
});

export type AuditTrail = Awaited<ReturnType<typeof rpc.admin.audit>>;
