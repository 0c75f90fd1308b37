import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client';

/**
 * Resolves once the queries are fetched again after a call that changed what they show. `refreshShown` begins that
 * fetch as soon as the call is answered; this joins it, and only begins one if there is none.
 */
export const joinRefresh = (queryKey: QueryKey): Promise<void> =>
  queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
