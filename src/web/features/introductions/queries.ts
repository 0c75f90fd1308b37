/** The query of the owner's introductions. */
import { queryOptions } from '@tanstack/react-query';
import { joinRefresh } from '@/web/lib/api/join-refresh';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';

export const inboxQuery = queryOptions({
  queryKey: ['introductions', 'list'],
  queryFn: () => rpc.introductions.list(),
  staleTime: 0,
});

export type Inbox = Awaited<ReturnType<typeof rpc.introductions.list>>;
export type Introduction = Inbox['introductions'][number];

/** Resolves once the list and the sidebar's count are fetched again after an answer to an introduction. */
export const refreshIntroductions = () => joinRefresh(['introductions']);

/** Starts to fetch the list and the sidebar's count again after an introduction was seen. */
export const invalidateIntroductions = () => queryClient.invalidateQueries({ queryKey: ['introductions'] });
