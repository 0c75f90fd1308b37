/**
 * Connects an editing session to events of its page: leaving, returning, and losing or regaining the network or the
 * session.
 */
import { onLogout } from '@/web/lib/auth/logout';
import { onSignedInAgain } from '@/web/lib/session/sign-in-again';
import type { EditSession } from './edit-session';

/** Milliseconds between two checks for saves of other devices, while the page is visible. */
const POLL_INTERVAL = 10_000;

/** @returns a function that disconnects it and sends what is unsaved */
export function watchPage(editing: EditSession, userId: string): () => void {
  const { autosave, fieldFlush } = editing;
  const self = {};
  editing.holder = self;
  void editing.resume();
  let over = false;
  let forgetVisit: (() => void) | undefined;
  // Loaded later: what it tells is rare.
  import('./since-last-visit')
    .then(({ reportSinceLastVisit }) => {
      if (!over) forgetVisit = reportSinceLastVisit(userId, editing);
    })
    .catch(() => {});

  const leave = () => {
    fieldFlush.flush();
    autosave.leave();
  };
  const visibility = () => {
    if (document.visibilityState === 'hidden') {
      fieldFlush.flush();
      void autosave.flush({ keepalive: true });
    } else void editing.catchUp();
  };
  const online = () => void editing.flush();
  /**
   * Closing is only delayed where a request with `keepalive` could not carry the edit, or the browser cannot store it.
   */
  const warn = (event: BeforeUnloadEvent) => {
    fieldFlush.flush();
    const { unsaved, kept, problem } = autosave.getState();
    if (unsaved && (!kept || !navigator.onLine || problem === 'failed')) event.preventDefault();
  };
  const look = setInterval(() => {
    const idle = autosave.getState().phase !== 'saving' && !autosave.getState().unsaved;
    if (!navigator.onLine || document.visibilityState !== 'visible') return;
    // Another tab may have ended without sending its edits.
    void editing.resume();
    if (idle) void editing.catchUp();
  }, POLL_INTERVAL);
  const forgetLogout = onLogout(autosave.abandon);
  const forgetReturn = onSignedInAgain(online);

  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', visibility);
  window.addEventListener('focus', visibility);
  window.addEventListener('online', online);
  window.addEventListener('beforeunload', warn);
  return () => {
    over = true;
    forgetVisit?.();
    clearInterval(look);
    forgetLogout();
    forgetReturn();
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', visibility);
    window.removeEventListener('focus', visibility);
    window.removeEventListener('online', online);
    window.removeEventListener('beforeunload', warn);
    // A page that is only re-rendered has taken the session again before this runs.
    queueMicrotask(() => {
      if (editing.holder === self) void editing.end();
    });
  };
}
