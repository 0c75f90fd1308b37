/** The queries of the owner's introductions. */
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

/** Reloads the list and the sidebar's count after an answer. */
export const inboxChanged = () => queryClient.invalidateQueries({ queryKey: ['introductions'] });
