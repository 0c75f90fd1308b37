/** The owner's links, as these screens read them. */
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/web/lib/query-client';
import { rpc } from '@/web/lib/rpc';

export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: () => rpc.privateVersions.list(),
  staleTime: 0,
});

export type OwnLinks = Awaited<ReturnType<typeof rpc.privateVersions.list>>;
export type ListedVersion = OwnLinks['versions'][number];
export type Version = Awaited<ReturnType<typeof rpc.privateVersions.read>>;

/** A version as its editor starts from it: loaded anew at every visit, and not again during one. */
export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: ['private-version', id],
    queryFn: () => rpc.privateVersions.read({ id }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** After a change of one version: the list is asked for again, the open editor shows what the server said. */
export function versionChanged(version: Version): void {
  queryClient.setQueryData(versionQuery(version.id).queryKey, version);
  void queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
}
