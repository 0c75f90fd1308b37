/** The query of the owner's introductions. */
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';

export const inboxQuery = queryOptions({
  queryKey: ['introductions', 'list'],
  queryFn: () => rpc.introductions.list(),
  staleTime: 0,
});

export type Inbox = Awaited<ReturnType<typeof rpc.introductions.list>>;
export type Introduction = Inbox['introductions'][number];

/** Has the list and the sidebar's count fetched again, after an introduction was seen or answered. */
export const invalidateIntroductions = () => queryClient.invalidateQueries({ queryKey: ['introductions'] });
