import type { Account } from '@/web/lib/session/account';
import { Button } from '../ui/buttons/button';
import { Dialog } from '../ui/overlays/dialog';

export interface OtherAccountProps {
  account: Account;
  /** The email address of the account that is signed in. */
  otherEmail: string;
  onSignIn: () => void;
  onClose: () => void;
}

/**
 * Says that another account has signed in in this browser since the page was opened. Text typed on the page is never
 * sent for that account.
 */
export function OtherAccount({ account, otherEmail, onSignIn, onClose }: OtherAccountProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Another account is signed in"
      description={
        <>
          This page belongs to <b className="[overflow-wrap:anywhere]">{account.email}</b>, and{' '}
          <b className="[overflow-wrap:anywhere]">{otherEmail}</b> has signed in meanwhile. Nothing typed here
          goes to that account.
        </>
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
