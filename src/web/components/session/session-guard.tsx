import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { pageAccount } from '@/web/lib/account';
import { followLogout } from '@/web/lib/logout';
import { isSignInAsked, subscribeSignIn } from '@/web/lib/sign-in-again';
import { lazyPart } from '../ui/lazy-part';

/** Comes when it is needed: few visits outlast their session. */
const SessionDialog = lazyPart(async () => ({ default: (await import('./session-dialog')).SessionDialog }));

/** Mounted once, in the root route: keeps every screen through the end of its session. */
export function SessionGuard() {
  const asked = useSyncExternalStore(subscribeSignIn, isSignInAsked);
  useEffect(() => followLogout(), []);
  const account = pageAccount();
  if (!asked || !account) return null;
  return (
    <Suspense>
      <SessionDialog account={account} />
    </Suspense>
  );
}
