/** Connects the editing of a record to events of its page, and to the session and the other tabs. */
import { beforeLogout, onLogout } from '@/web/lib/auth/logout';
import { onPageEvents } from '@/web/lib/browser/page-events';
import { onFlushRequest } from '@/web/lib/session/flush-other-tabs';
import { onSignedInAgain } from '@/web/lib/session/sign-in-again';

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

/**
 * Connects the editing of a record to the events of its page.
 * @returns a function that disconnects it and sends what is unsaved
 */
export function watchRecordPage(watched: Watched): () => void {
  // A failure needs no handling: the next poll asks again.
  const quietly = (work: Promise<unknown>) => void work.catch(() => {});
  quietly(watched.resume());
  const online = () => quietly(watched.flush());
  const unsubscribes = [
    onPageEvents({
      hide: () => quietly(watched.flush(true)),
      show: () => quietly(watched.catchUp()),
      online,
      asksBeforeClosing: watched.isAtRisk,
    }),
    onLogout(watched.abandon),
    onSignedInAgain(online),
    onFlushRequest(async () => (await watched.flush()) !== false),
    beforeLogout(async () => {
      await watched.flush();
      return true;
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    quietly(watched.flush().finally(watched.end));
  };
}
