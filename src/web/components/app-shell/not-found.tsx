import { useTitle } from '@/web/lib/hooks/use-title';
import { LinkButton } from '../ui/buttons/button';
import { MessagePage } from './message-page';

/** The screen for an unknown URL. */
export function NotFound() {
  useTitle('Page not found');
  return (
    <MessagePage
      title="Oops! Page not found"
      action={
        <LinkButton variant="primary" href="/">
          Return to Home
        </LinkButton>
      }
    >
      There is nothing at this address. The link may be old, or have a letter too many.
    </MessagePage>
  );
}
