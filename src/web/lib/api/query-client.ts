import { QueryClient } from '@tanstack/react-query';
import { SCREEN_LIMITS } from '@/shared/screen-limits';
import { isOnline } from '../browser/online';
import { isSessionEnding } from '../session/session-ending';
import { isFinalRefusal } from './rpc-client';

export const queryClient = new QueryClient({
  defaultOptions: {
    // An action without a connection fails at once with a message: executed later, it might no longer be wanted.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      enabled: () => !isSessionEnding(),
      refetchOnReconnect: true,
      staleTime: SCREEN_LIMITS.queryStaleMs,
      gcTime: SCREEN_LIMITS.queryDiscardMs,
      // Retries are useless offline: queries are refetched when the connection is back.
      retry: (failures, error) =>
        isOnline() && failures < SCREEN_LIMITS.queryRetries && !isFinalRefusal(error),
      refetchOnWindowFocus: false,
      // What stays on screen after a failed refetch may be out of date, for instance after a call without an answer.
      refetchInterval: ({ state: { data, error } }) =>
        data !== undefined && error && !isFinalRefusal(error) ? SCREEN_LIMITS.failedRefetchMs : false,
    },
  },
});
