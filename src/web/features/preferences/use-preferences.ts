/** The queries of the screen, and its one mutation. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DAY } from '@/shared/time/durations';
import { rpc } from '@/web/lib/api/rpc';
import { RpcError } from '@/web/lib/api/rpc-client';
import { profileQuery } from '@/web/lib/queries/own-profile';
import { refreshSession } from '@/web/lib/queries/session-query';
import { type StoredPreferences, workPreferencesQuery } from '@/web/lib/queries/work-preferences';
import { recoverUnsaved } from '@/web/lib/unsaved-input/unsaved-edits';

export type PreferencesInStore = StoredPreferences;

/** The lists change only with a release of the product. */
const CACHED_FOR_A_DAY = { staleTime: DAY, gcTime: DAY };

/** Everything the form needs. `data` is set once all of it was fetched after the screen opened. */
export function usePreferences() {
  const mine = useQuery({
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
  const queries = [mine, timezones, countries, industries];
  const error = queries.find((query) => query.isError && !query.isFetching)?.error ?? null;
  const isComplete =
    mine.isFetchedAfterMount && mine.data && timezones.data && countries.data && industries.data;
  return {
    error,
    retry: () => queries.filter((query) => query.isError).forEach((query) => void query.refetch()),
    data: isComplete
      ? {
          stored: mine.data,
          lists: { timezones: timezones.data, countries: countries.data, industries: industries.data },
        }
      : null,
  };
}

export type PreferenceLists = NonNullable<ReturnType<typeof usePreferences>['data']>['lists'];

/**
 * Refreshes what other screens show after a save: the status and the dashboard.
 * @param save saves the answers and returns what is stored then
 */
export function useSavePreferences<Answers>(save: (answers: Answers) => Promise<PreferencesInStore>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async (stored) => {
      queryClient.setQueryData(workPreferencesQuery.queryKey, stored);
      await Promise.allSettled([
        refreshSession(),
        queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
      ]);
    },
  });
}

/** The present revision, if another window saved in between; else `null`. */
export function newerRevision(error: Error | null): number | null {
  if (!(error instanceof RpcError) || error.code !== 'STALE_REVISION') return null;
  return (error.data as { revision: number }).revision;
}

/** The field that the server refused, if the form shows errors at that field. */
export function wrongField(error: unknown): 'fullTime.start_date' | null {
  const data = error instanceof RpcError ? (error.data as { field?: string } | null) : null;
  return data?.field === 'fullTime.start_date' ? data.field : null;
}
