import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { isInterrupted } from '../request/answer';

interface FailureNoticeProps {
  message: string;
  status?: number;
  code?: string;
  /** Whether the form around it can be submitted as it is. */
  canRetry: boolean;
}

/** Says why a generation failed, and that the form can still be filled in and submitted again. */
export function FailureNotice({ message, status, code, canRetry }: FailureNoticeProps) {
  return (
    <Notice
      tone="danger"
      title="Connection Error"
      action={
        status === 401 ? (
          <LinkButton size="sm" to="/login?from=%2Fcreate-profile">
            Log in again
          </LinkButton>
        ) : (
          isInterrupted(code) &&
          canRetry && (
            <Button type="submit" size="sm">
              Try again
            </Button>
          )
        )
      }
    >
      <p>{message}</p>
      <p className="mt-1">You can continue filling out the form and try submitting again later.</p>
    </Notice>
  );
}
