import type { FocusTarget } from '@/web/lib/hooks/use-typing-pause';
import type { Account } from '@/web/lib/session/account';
import { Button } from '../ui/buttons/button';
import { Dialog } from '../ui/overlays/dialog';

export interface OtherAccountProps {
  account: Account;
  /** The email address of the account that is signed in. */
  otherEmail: string;
  /** The initial focus if the dialog opens while the person types: with it on a button, a space would press it. */
  focusTarget?: FocusTarget;
  onSignIn: () => void;
  onClose: () => void;
}

/**
 * Says that another account has signed in in this browser since the page was opened. Text typed on the page is never
 * sent for that account.
 */
export function OtherAccount({ account, otherEmail, focusTarget, onSignIn, onClose }: OtherAccountProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      initialFocus={focusTarget?.ref}
      title="Another account is signed in"
      description={
        <span {...focusTarget}>
          This page belongs to <b className="[overflow-wrap:anywhere]">{account.email}</b>, and{' '}
          <b className="[overflow-wrap:anywhere]">{otherEmail}</b> has signed in meanwhile. Nothing typed here
          goes to that account.
        </span>
      }
      footer={
        <>
          <Button onClick={() => window.location.assign('/dashboard')}>Go on as the other</Button>
          <Button variant="primary" onClick={onSignIn}>
            Log in again
          </Button>
        </>
      }
    />
  );
}
