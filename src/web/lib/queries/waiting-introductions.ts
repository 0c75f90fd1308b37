/** The number of introductions that wait for an answer, for the sidebar and the dashboard. */
import { queryOptions } from '@tanstack/react-query';
import { rpc } from '../api/rpc';

export const waitingIntroductionsQuery = queryOptions({
  queryKey: ['introductions', 'waiting'],
  // A background call: without a session it fails instead of asking the person to sign in.
  queryFn: () => rpc.introductions.waiting(undefined, { context: { background: true } }),
});
