/** Queries of the operators' screens. */
import { queryOptions } from '@tanstack/react-query';
import { rpc } from '@/web/lib/api/rpc';
import { isFinalRefusal } from '@/web/lib/api/rpc-client';

/** Allows two further attempts after a failure, but none after a refusal, which they would meet again. */
const retryUnlessRefused = (failures: number, error: Error) => failures < 2 && !isFinalRefusal(error);

type PeopleInput = NonNullable<Parameters<typeof rpc.admin.people>[0]>;

/** One page of the people who match, with the installation's totals. Until it is loaded, the previous result stays. */
export const peopleQuery = (input: PeopleInput) =>
  queryOptions({
    queryKey: ['admin', 'people', input],
    queryFn: async () => ({ ...(await rpc.admin.people(input)), totals: await rpc.admin.totals() }),
    placeholderData: (before) => before,
    retry: retryUnlessRefused,
  });

/** One person as an operator sees them. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: () => rpc.admin.person({ id }),
    retry: retryUnlessRefused,
  });

export type AdminPerson = Awaited<ReturnType<typeof rpc.admin.person>>;

export const healthQuery = queryOptions({
  queryKey: ['admin', 'health'],
  queryFn: () => rpc.admin.health(),
  refetchInterval: 60_000,
  retry: retryUnlessRefused,
});

export type AuditEntries = Awaited<ReturnType<typeof rpc.admin.audit>>;
