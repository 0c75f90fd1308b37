import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';
import { LIMITS } from '@/shared/limits';

/** An answer that asking again will not change: the server refused, it did not fail. */
const isFinal = (error: unknown) => error instanceof ORPCError && error.status >= 400 && error.status < 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: LIMITS.userStale,
      gcTime: LIMITS.userDiscard,
      retry: (failures, error) => failures < LIMITS.queryRetries && !isFinal(error),
      refetchOnWindowFocus: false,
    },
  },
});
