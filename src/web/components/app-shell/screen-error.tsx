import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isMissingFile, reloadIfReachable } from '@/web/lib/browser/missing-file';
import { useTitle } from '@/web/lib/hooks/use-title';
import { unsavedSentence } from '@/web/lib/unsaved-input/unsaved-sentence';
import { Button, LinkButton } from '../ui/buttons/button';
import { MessagePage } from './message-page';

/**
 * The screen shown when a route fails to render or to load. If a file of the build is missing although the server
 * answers, the page is reloaded to get the newest build; without a connection it is not.
 */
export function ScreenError({ error }: { error: unknown }) {
  useTitle('Something went wrong');
  const router = useRouter();
  const fileMissing = isMissingFile(error);
  useEffect(() => console.error(error), [error]);
  useEffect(() => {
    if (fileMissing) void reloadIfReachable();
    const retry = () => void router.invalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [fileMissing, router]);
  const unsaved = unsavedSentence();
  return (
    <MessagePage
      title={fileMissing && !navigator.onLine ? 'You are offline' : 'This screen could not be shown'}
      action={
        <>
          <Button
            variant="primary"
            onClick={() => (navigator.onLine ? window.location.reload() : void router.invalidate())}
          >
            Try again
          </Button>
          <Button onClick={() => router.history.back()}>Back</Button>
          {navigator.onLine && <LinkButton href="/">Return to Home</LinkButton>}
        </>
      }
    >
      <p role="alert">
        {fileMissing && !navigator.onLine
          ? 'This screen has not been loaded yet. It opens when the connection is back.'
          : 'Something went wrong, on our side or on the way here. What you have saved is not affected.'}
        {unsaved && ` ${unsaved}`}
      </p>
    </MessagePage>
  );
}
