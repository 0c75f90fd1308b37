/** The queries of the owner's links: the public page and the private versions. */
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { RpcError } from '@/web/lib/api/rpc-client';
import { fetchAfterSaves } from '@/web/lib/unsaved-input/open-savers';

export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: () => rpc.privateVersions.list(),
  staleTime: 0,
});

export type OwnLinks = Awaited<ReturnType<typeof rpc.privateVersions.list>>;
export type ListedVersion = OwnLinks['versions'][number];
export type Version = Awaited<ReturnType<typeof rpc.privateVersions.read>>;

/** One private version, fetched at every visit; its editor fetches it again when the page is shown again. */
export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: ['private-version', id],
    queryFn: () => fetchAfterSaves(`version.${id}`, () => rpc.privateVersions.read({ id })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether a call was refused because the version was removed, here or on another device. */
export const isVersionGone = (error: unknown) => error instanceof RpcError && error.code === 'NOT_FOUND';

/** Hands a version that the server has returned over to the open editor. */
export const cacheVersion = (version: Version): void =>
  void queryClient.setQueryData(versionQuery(version.id).queryKey, version);
