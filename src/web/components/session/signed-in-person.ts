import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { type Me, sessionQuery } from '@/web/lib/queries/session-query';
import { answerSignIn } from '@/web/lib/session/sign-in-again';
import { postToTabs } from '@/web/lib/session/tab-messages';

/** Fetches the account of this browser's session; `null` without one, or if the server does not answer. */
export const whoIsSignedIn = (): Promise<Me | null> => rpc.auth.me().catch(() => null);

/** To be called when this page's person has signed in again: the page continues, and so do their other tabs. */
export function continueSignedInAs(me: Me): void {
  queryClient.setQueryData(sessionQuery.queryKey, me);
  answerSignIn(true);
  postToTabs({ kind: 'signed-in', userId: me.id });
}
