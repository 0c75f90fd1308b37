import { queryOptions } from '@tanstack/react-query';
import { rpc } from '@/web/lib/rpc';

/** One's own profile as the editor starts from it: read anew at every visit, never while one lasts. */
export const snapshotQuery = queryOptions({
  queryKey: ['profile-snapshot'],
  queryFn: () => rpc.profiles.mine(),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

export type Mine = Awaited<ReturnType<typeof rpc.profiles.mine>>;
