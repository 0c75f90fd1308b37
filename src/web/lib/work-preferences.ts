/** The signed-in person's job preferences, as two features read them. */
import { queryOptions } from '@tanstack/react-query';
import { rpc } from './rpc';

export const workPreferencesQuery = queryOptions({
  queryKey: ['work-preferences'],
  queryFn: () => rpc.preferences.mine(),
  // The cache of an earlier visit may be older than a save made in another window.
  staleTime: 0,
});

export type StoredPreferences = Awaited<ReturnType<typeof rpc.preferences.mine>>;
