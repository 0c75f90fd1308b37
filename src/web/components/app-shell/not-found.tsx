import { useTitle } from '@/web/lib/use-title';
import { LinkButton } from '../ui/button';
import { MessagePage } from './message-page';

/** What an address that leads nowhere shows. */
export function NotFound() {
  useTitle('Page not found');
  return (
    <MessagePage title="Oops! Page not found" action={<LinkButton href="/">Return to Home</LinkButton>}>
      The address may have changed, or it was mistyped.
    </MessagePage>
  );
}
