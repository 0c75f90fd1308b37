import { useEffect, useRef, useState } from 'react';
import { type TypedInto, useTypingPause } from '@/web/lib/hooks/use-typing-pause';
import type { Account } from '@/web/lib/session/account';
import { answerSignIn } from '@/web/lib/session/sign-in-again';
import { onTabMessage } from '@/web/lib/session/tab-messages';
import { Dialog } from '../ui/overlays/dialog';
import { OtherAccount } from './other-account';
import { SignInForm } from './sign-in-form';
import { continueSignedInAs, whoIsSignedIn } from './signed-in-person';

/**
 * A dialog over a page whose session has ended: the same person signs in and continues where they were.
 * @param props.typedInto the field of the page that was typed into last
 */
export function SessionDialog({ account, typedInto }: { account: Account; typedInto?: TypedInto }) {
  /** The email address of the other account that this browser is signed in to; `null` if there is none. */
  const [otherEmail, setOtherEmail] = useState<string | null>(null);
  const password = useRef<HTMLInputElement>(null);
  // A background call may have found that the session has ended while the person types.
  const { hasPaused, isInterrupting, focusTarget } = useTypingPause(typedInto);
  useEffect(() => {
    let isClosed = false;
    const check = async () => {
      const me = await whoIsSignedIn();
      if (isClosed) return;
      if (me?.id === account.id) continueSignedInAs(me);
      else setOtherEmail(me?.email ?? null);
    };
    const checkIfVisible = () => document.visibilityState === 'visible' && void check();
    void check();
    // The person may sign in in another tab: by LinkedIn, or with a new password.
    document.addEventListener('visibilitychange', checkIfVisible);
    window.addEventListener('focus', checkIfVisible);
    const unsubscribe = onTabMessage(() => void check());
    return () => {
      isClosed = true;
      document.removeEventListener('visibilitychange', checkIfVisible);
      window.removeEventListener('focus', checkIfVisible);
      unsubscribe();
    };
  }, [account]);
  if (!hasPaused) return null;
  const close = () => answerSignIn(false);
  if (otherEmail !== null) {
    return (
      <OtherAccount
        account={account}
        otherEmail={otherEmail}
        focusTarget={isInterrupting ? focusTarget : undefined}
        onSignIn={() => setOtherEmail(null)}
        onClose={close}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      initialFocus={isInterrupting ? focusTarget.ref : password}
      title="Your session has expired"
      description={
        <span {...focusTarget}>Log in again to go on where you were. What you have typed is still here.</span>
      }
    >
      <SignInForm account={account} password={password} onOtherAccount={setOtherEmail} onClose={close} />
    </Dialog>
  );
}
