/**
 * Connects an editing session to events of its page: leaving, returning, and losing or regaining the network or the
 * session.
 */
import { isOnline } from '@/web/lib/browser/online';
import { onPageEvents } from '@/web/lib/browser/page-events';
import { onSignedInAgain } from '@/web/lib/session/sign-in-again';
import type { EditSession } from './edit-session';

/**
 * Connects a session to the events of its page.
 * @returns a function that disconnects it
 */
export function watchPage(editing: EditSession, userId: string): () => void {
  const { autosave, fieldFlush } = editing;
  void editing.resume();
  let isStopped = false;
  let stopWatches: (() => void) | undefined;
  // Loaded apart from the editor, which does not wait for it.
  import('./background-watches')
    .then(({ startBackgroundWatches }) => {
      if (!isStopped) stopWatches = startBackgroundWatches(userId, editing);
    })
    .catch(() => {});

  const online = () => void editing.flush();
  const forgetReturn = onSignedInAgain(online);
  const forgetPage = onPageEvents({
    hide() {
      fieldFlush.flush();
      void autosave.flush({ keepalive: true });
    },
    leave() {
      fieldFlush.flush();
      autosave.leave();
    },
    show: () => void editing.catchUp(),
    poll() {
      const idle = autosave.getState().phase !== 'saving' && !autosave.getState().unsaved;
      // Another tab may have ended without sending its edits.
      void editing.resume();
      if (idle) void editing.catchUp();
    },
    online,
    /** Only if a request with `keepalive` could not carry the edit, or the browser cannot store it. */
    asksBeforeClosing() {
      fieldFlush.flush();
      const { unsaved, storedInBrowser, problem } = autosave.getState();
      return unsaved && (!storedInBrowser || !isOnline() || problem === 'failed');
    },
  });
  return () => {
    isStopped = true;
    stopWatches?.();
    forgetReturn();
    forgetPage();
  };
}
