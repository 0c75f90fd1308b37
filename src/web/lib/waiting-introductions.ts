/** The number of introductions that wait for an answer, for the sidebar and the dashboard. */
import { queryOptions } from '@tanstack/react-query';
import { rpc } from './rpc';

export const waitingQuery = queryOptions({
  queryKey: ['introductions', 'waiting'],
  // Asked by every screen and by no person: without a session it fails and waits for nobody.
  queryFn: () => rpc.introductions.waiting(undefined, { context: { behind: true } }),
});
