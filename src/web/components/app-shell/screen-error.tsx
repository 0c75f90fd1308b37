import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isMissingFile } from '@/web/lib/browser/missing-file';
import { isAnythingInPage } from '@/web/lib/browser/page-memory';
import { useTitle } from '@/web/lib/hooks/use-title';
import { unsavedSentence } from '@/web/lib/unsaved-input/unsaved-sentence';
import { Button, LinkButton } from '../ui/buttons/button';
import { MessagePage } from './message-page';

/**
 * The screen shown when a route fails to render or to load. If a file of the build is missing although all of the
 * page can be loaded anew, it is reloaded to get the newest build, unless that would lose words.
 */
export function ScreenError({ error }: { error: unknown }) {
  useTitle('Something went wrong');
  const router = useRouter();
  const fileMissing = isMissingFile(error);
  useEffect(() => console.error(error), [error]);
  useEffect(() => {
    // Its code is part of the document: see `web/shell`.
    if (fileMissing && !isAnythingInPage()) void window.reloadIfComplete?.();
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
