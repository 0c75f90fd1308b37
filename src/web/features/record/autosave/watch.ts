/** Connects the editing of a record to events of the page: hidden, shown again, offline, online. */

import { beforeLogout, onLogout } from '@/web/lib/auth/logout';
import { onFlushRequest } from '@/web/lib/session/flush-other-tabs';
import { onSignedInAgain } from '@/web/lib/session/sign-in-again';

/** Milliseconds between two checks for saves of other devices, while the page is visible. */
const POLL_INTERVAL = 10_000;

interface Watched {
  /**
   * Sends everything unsaved.
   * @returns, if the page stays open, whether everything is on the server
   */
  flush(keepalive?: boolean): Promise<unknown>;
  /**
   * Whether closing the page might lose edits: a request with `keepalive` could not carry them, or they are not stored.
   */
  isAtRisk(): boolean;
  resume(): Promise<void>;
  catchUp(): Promise<void>;
  /** Discards what is unsaved, since the person has logged out. */
  abandon(): void;
  end(): void;
}

/** @returns a function that disconnects it and sends what is unsaved */
export function watchRecordPage(watched: Watched): () => void {
  // A failure needs no handling: the next poll asks again.
  const quietly = (work: Promise<unknown>) => void work.catch(() => {});
  quietly(watched.resume());
  const leave = () => quietly(watched.flush(true));
  const visibility = () => {
    if (document.visibilityState === 'hidden') leave();
    else quietly(watched.catchUp());
  };
  const online = () => quietly(watched.flush());
  const warn = (event: BeforeUnloadEvent) => {
    if (watched.isAtRisk()) event.preventDefault();
  };
  const poll = setInterval(() => {
    if (navigator.onLine && document.visibilityState === 'visible') quietly(watched.catchUp());
  }, POLL_INTERVAL);
  const unsubscribes = [
    onLogout(watched.abandon),
    onSignedInAgain(online),
    onFlushRequest(async () => (await watched.flush()) !== false),
    beforeLogout(async () => {
      await watched.flush();
      return true;
    }),
  ];
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', visibility);
  window.addEventListener('focus', visibility);
  window.addEventListener('online', online);
  window.addEventListener('beforeunload', warn);
  return () => {
    clearInterval(poll);
    for (const unsubscribe of unsubscribes) unsubscribe();
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', visibility);
    window.removeEventListener('focus', visibility);
    window.removeEventListener('online', online);
    window.removeEventListener('beforeunload', warn);
    quietly(watched.flush().finally(watched.end));
  };
}
