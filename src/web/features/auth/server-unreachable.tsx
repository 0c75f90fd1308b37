import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { FOREIGN_ANSWER } from '@/web/lib/api/is-unanswered';
import { AuthError } from '@/web/lib/auth/auth-client';

/**
 * Error codes that say nothing about the link: the server's when it or its database is busy or has failed, and that of
 * a gateway.
 */
const CODES_UNRELATED_TO_LINK = ['busy', 'unavailable', 'too_many_requests', 'internal', FOREIGN_ANSWER];

/** Whether an error says nothing about a link, so that the link may be tried again. */
export const isLinkUnchecked = (error: unknown): boolean =>
  !(error instanceof AuthError) || CODES_UNRELATED_TO_LINK.includes(error.code);

/** Shown when a mailed link could not reach the server: the link stays valid. */
export function ServerUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <AuthLayout title="Almost there" subtitle="Your link is fine, but the server did not answer.">
      <Notice tone="danger" title="Connection Error">
        Please check your connection. The link stays good until it is used.
      </Notice>
      <Button variant="primary" size="lg" wide className="mt-5" onClick={onRetry}>
        Try again
      </Button>
    </AuthLayout>
  );
}
