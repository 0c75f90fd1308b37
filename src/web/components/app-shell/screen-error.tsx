import { useEffect } from 'react';
import { useTitle } from '@/web/lib/use-title';
import { Button, LinkButton } from '../ui/button';
import { MessagePage } from './message-page';

/**
 * What is shown when a screen breaks or cannot be reached. Trying again loads the page anew, which also brings
 * the newest build where an old one asked for a file that is gone.
 */
export function ScreenError({ error }: { error: unknown }) {
  useTitle('Something went wrong');
  useEffect(() => console.error(error), [error]);
  return (
    <MessagePage
      title="This screen could not be shown"
      action={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <LinkButton href="/">Return to Home</LinkButton>
        </>
      }
    >
      <p role="alert">
        Something went wrong, on our side or on the way here. What you have saved is not affected.
      </p>
    </MessagePage>
  );
}
