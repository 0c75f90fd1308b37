/** Ties the mending of a record to the life of its page: leaving, returning, losing and finding the network. */
import { beforeLogout, onLogout } from '@/web/lib/logout';
import { onSignedInAgain } from '@/web/lib/sign-in-again';

/** How often other devices are asked about while the page is in sight, in milliseconds. */
const LOOK_EVERY = 10_000;

interface Watched {
  flush(keepalive?: boolean): Promise<unknown>;
  isUnsaved(): boolean;
  resume(): Promise<void>;
  catchUp(): Promise<void>;
  /** The person has logged out: what is unsaved is given up. */
  abandon(): void;
  end(): void;
}

/** @returns unties it, sending what is unsaved */
export function watchPage(watched: Watched): () => void {
  // What could not be asked for is asked for at the next look.
  const quietly = (work: Promise<unknown>) => void work.catch(() => {});
  quietly(watched.resume());
  const leave = () => quietly(watched.flush(true));
  const visibility = () => {
    if (document.visibilityState === 'hidden') leave();
    else quietly(watched.catchUp());
  };
  const online = () => quietly(watched.flush());
  const warn = (event: BeforeUnloadEvent) => {
    if (watched.isUnsaved() && !navigator.onLine) event.preventDefault();
  };
  const look = setInterval(() => {
    if (navigator.onLine && document.visibilityState === 'visible') quietly(watched.catchUp());
  }, LOOK_EVERY);
  const forget = [
    onLogout(watched.abandon),
    onSignedInAgain(online),
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
    clearInterval(look);
    for (const stop of forget) stop();
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', visibility);
    window.removeEventListener('focus', visibility);
    window.removeEventListener('online', online);
    window.removeEventListener('beforeunload', warn);
    quietly(watched.flush().finally(watched.end));
  };
}
