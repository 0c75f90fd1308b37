/** The owner's references, for their screen, the editor and the dashboard. */
import { queryOptions } from '@tanstack/react-query';
import { joinRefresh } from '../api/join-refresh';
import { rpc } from '../api/rpc';

export const referencesQuery = queryOptions({
  queryKey: ['references', 'list'],
  queryFn: () => rpc.references.list(),
  staleTime: 0,
});

/** The number of references that their owner has not opened. */
export const unseenReferencesQuery = queryOptions({
  queryKey: ['references', 'unseen'],
  queryFn: () => rpc.references.waiting(undefined, { context: { background: true } }),
});

export type OwnReferences = Awaited<ReturnType<typeof rpc.references.list>>;
export type OwnReference = OwnReferences['references'][number];

/** Resolves once the references are fetched again after a change. */
export const refreshReferences = () => joinRefresh(['references']);
