/** The queries of the screen, its one mutation, and what an error of that mutation says. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DAY } from '@/shared/time/durations';
import { joinRefresh } from '@/web/lib/api/join-refresh';
import { rpc } from '@/web/lib/api/rpc';
import { RpcError } from '@/web/lib/api/rpc-client';
import { profileQuery } from '@/web/lib/queries/own-profile';
import { refreshSession } from '@/web/lib/queries/session-query';
import { type StoredPreferences, workPreferencesQuery } from '@/web/lib/queries/work-preferences';
import { recoverUnsaved } from '@/web/lib/unsaved-input/unsaved-edits';

/** The lists change only with a release of the product. */
const CACHED_FOR_A_DAY = { staleTime: DAY, gcTime: DAY };

/**
 * Everything that the form needs. `data` is null until all of it is loaded; the answers in it were fetched after the
 * screen opened, the lists may come from the cache.
 */
export function usePreferences() {
  const stored = useQuery({
    ...workPreferencesQuery,
    queryFn: async () => {
      // The form starts with unsaved answers in this browser, if any.
      await recoverUnsaved();
      return rpc.preferences.mine();
    },
    refetchOnMount: 'always',
  });
  const timezones = useQuery({
    queryKey: ['timezones'],
    queryFn: () => rpc.preferences.timezones(),
    ...CACHED_FOR_A_DAY,
  });
  const countries = useQuery({
    queryKey: ['countries'],
    queryFn: () => rpc.preferences.countries(),
    ...CACHED_FOR_A_DAY,
  });
  const industries = useQuery({
    queryKey: ['industries'],
    queryFn: () => rpc.preferences.industries(),
    ...CACHED_FOR_A_DAY,
  });
  const queries = [stored, timezones, countries, industries];
  const error = queries.find((query) => query.isError && !query.isFetching)?.error ?? null;
  const isComplete =
    stored.isFetchedAfterMount && stored.data && timezones.data && countries.data && industries.data;
  return {
    error,
    retry: () => queries.filter((query) => query.isError).forEach((query) => void query.refetch()),
    data: isComplete
      ? {
          stored: stored.data,
          lists: { timezones: timezones.data, countries: countries.data, industries: industries.data },
        }
      : null,
  };
}

export type PreferenceLists = NonNullable<ReturnType<typeof usePreferences>['data']>['lists'];

/**
 * The mutation that saves the answers and refreshes what other screens show of them: the status and the dashboard.
 * @param save saves the answers and returns what is stored then
 */
export function useSavePreferences<Answers>(save: (answers: Answers) => Promise<StoredPreferences>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async (stored) => {
      queryClient.setQueryData(workPreferencesQuery.queryKey, stored);
      await Promise.allSettled([refreshSession(), joinRefresh(profileQuery.queryKey)]);
    },
  });
}

/** The present revision, if another window saved in between; else `null`. */
export function newerRevisionOf(error: Error | null): number | null {
  if (!(error instanceof RpcError) || error.code !== 'STALE_REVISION') return null;
  return (error.data as { revision: number }).revision;
}

/** The field that the server refused, if the form shows errors at that field. */
export function refusedFieldOf(error: unknown): 'fullTime.start_date' | null {
  const data = error instanceof RpcError ? (error.data as { field?: string } | null) : null;
  return data?.field === 'fullTime.start_date' ? data.field : null;
}
