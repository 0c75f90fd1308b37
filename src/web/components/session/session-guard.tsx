import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { leaveOnLogout } from '@/web/lib/auth/logout';
import { pageAccount } from '@/web/lib/session/account';
import { isSignInAsked, subscribeSignIn } from '@/web/lib/session/sign-in-again';
import { lazyPart } from '../ui/core/lazy-part';

/** Lazy: few visits outlast their session. */
const SessionDialog = lazyPart(() => import('./session-dialog'), 'SessionDialog');

/**
 * Keeps every screen open when its session ends, and shows the dialog to sign in again; leaves the page when its
 * account logs out in another tab. Mounted once, in the root route, as long as the page is open.
 */
export function SessionGuard() {
  const isDialogDue = useSyncExternalStore(subscribeSignIn, isSignInAsked);
  const typedInto = useRef<HTMLElement>(null);
  useEffect(() => {
    const noteField = ({ target }: Event) => {
      typedInto.current = target as HTMLElement;
    };
    addEventListener('input', noteField, true);
    return leaveOnLogout();
  }, []);
  const account = pageAccount();
  if (!isDialogDue || !account) return null;
  return (
    <Suspense>
      <SessionDialog account={account} typedInto={typedInto} />
    </Suspense>
  );
}
