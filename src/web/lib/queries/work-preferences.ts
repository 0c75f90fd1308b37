/** The signed-in person's job preferences, which several features use. */
import { queryOptions } from '@tanstack/react-query';
import { rpc } from '../api/rpc';

export const workPreferencesQuery = queryOptions({
  queryKey: ['work-preferences'],
  queryFn: () => rpc.preferences.mine(),
  // Never fresh, since another window may have saved them after an earlier visit.
  staleTime: 0,
});

export type StoredPreferences = Awaited<ReturnType<typeof rpc.preferences.mine>>;
