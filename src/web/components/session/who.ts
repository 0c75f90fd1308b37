import { queryClient } from '@/web/lib/query-client';
import { rpc } from '@/web/lib/rpc';
import { type Me, sessionQuery } from '@/web/lib/session';
import { answerSignIn } from '@/web/lib/sign-in-again';
import { tellTabs } from '@/web/lib/tabs';

/** Fetches the account of this browser's session; `null` without one, and where the server does not answer. */
export const whoIsSignedIn = (): Promise<Me | null> => rpc.auth.me().catch(() => null);

/** The person of this page is back: the page goes on, and other tabs of theirs with it. */
export function acceptSignedIn(me: Me): void {
  queryClient.setQueryData(sessionQuery.queryKey, me);
  answerSignIn(true);
  tellTabs({ kind: 'signed-in', userId: me.id });
}
