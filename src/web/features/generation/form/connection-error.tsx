import { LinkButton } from '@/web/components/ui/buttons/link-button';
import { Notice } from '@/web/components/ui/feedback/notice';

/** The error of a failed generation, with the assurance that nothing is lost. */
export function ConnectionError({ message, status }: { message: string; status?: number }) {
  return (
    <Notice
      tone="red"
      title="Connection Error"
      action={
        status === 401 && (
          <LinkButton size="sm" to="/login?from=%2Fcreate-profile">
            Log in again
          </LinkButton>
        )
      }
    >
      <p>{message}</p>
      <p className="mt-1">You can continue filling out the form and try submitting again later.</p>
    </Notice>
  );
}
