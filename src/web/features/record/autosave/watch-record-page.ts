/** Connects the editing of a record to events of its page and of the session. */
import { onPageEvents } from '@/web/lib/browser/page-events';
import { onSignedInAgain } from '@/web/lib/session/sign-in-again';

/** What the events of a page do with the editing of its record. */
interface WatchedEditing {
  /**
   * Sends everything unsaved.
   * @returns, if the page stays open, whether everything is on the server
   */
  flush(keepalive?: boolean): Promise<unknown>;
  /** Whether closing the page might lose edits: the server may be out of reach, or the browser has not stored them. */
  isAtRisk(): boolean;
  /** Takes up the edits that closed pages could not send. */
  resume(): Promise<void>;
  /** Sends what is unsaved, or fetches what was saved elsewhere. */
  catchUp(): Promise<void>;
}

/**
 * Connects the editing of a record to the events of its page.
 * @returns a function that disconnects it
 */
export function watchRecordPage(editing: WatchedEditing): () => void {
  // A failure needs no handling: the next event of the page tries again.
  const ignoreFailure = (work: Promise<unknown>) => void work.catch(() => {});
  ignoreFailure(editing.resume());
  const sendUnsaved = () => ignoreFailure(editing.flush());
  const unsubscribes = [
    onPageEvents({
      hide: () => ignoreFailure(editing.flush(true)),
      show: () => ignoreFailure(editing.catchUp()),
      online: sendUnsaved,
      asksBeforeClosing: editing.isAtRisk,
    }),
    onSignedInAgain(sendUnsaved),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
