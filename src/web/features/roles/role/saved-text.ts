import { useCallback, useEffect, useRef, useState } from 'react';
import { useSendBeforeLogout } from '@/web/lib/auth/use-send-before-logout';
import { clearStoredText, isText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';

/** Milliseconds before a text that could not be saved is sent again. */
const RETRY_DELAY_MS = 10_000;

/** Maximum number of texts sent without an answer that are remembered. */
const MAX_UNANSWERED_TEXTS = 3;

/** A text kept in the browser, with the versions it may be based on, the last acknowledged one first. */
interface WaitingText {
  text: string;
  bases: string[];
}

const isWaitingText = (value: unknown): value is WaitingText =>
  typeof value === 'object' && value !== null && 'text' in value && 'bases' in value;

/** What is stored under a key: a waiting text, or a text alone without the versions it is based on. */
function readWaitingText(storageKey: string): Partial<WaitingText> | null {
  const text = readStoredText(storageKey, isText);
  return text === null ? readStoredText(storageKey, isWaitingText) : { text };
}

/** The text under a storage key that waits to be saved; `null` if there is none. */
export const unsavedTextOf = (storageKey: string): string | null => readWaitingText(storageKey)?.text ?? null;

/**
 * A text that is saved while it changes: one request at a time, always with the newest text. Unsent text is kept in the
 * browser and saved with the next call; the server merges it with text written in other windows.
 * @param options.storageKey storage key of the unsaved text
 * @param options.serverText the text as the server has it
 * @param options.limit maximum characters; a longer text waits until it is shorter
 * @param options.send saves a text; gets the states that it may be based on, and returns the saved text. `keepalive`:
 * the page may be about to close
 */
export function useSavedText(options: {
  storageKey: string;
  serverText: string;
  limit: number;
  send: (text: string, options: { bases: string[]; keepalive: boolean }) => Promise<string>;
}) {
  const { storageKey, serverText, limit } = options;
  const [state, setState] = useState<'saved' | 'saving' | 'failed'>('saved');
  const [failures, setFailures] = useState(0);
  const waitingRef = useRef<WaitingText | null>(null);
  waitingRef.current ??= { text: serverText, bases: [serverText], ...readWaitingText(storageKey) };
  const waiting = waitingRef.current;
  const [text, setText] = useState(waiting.text);
  const saveInFlight = useRef<Promise<boolean> | null>(null);
  const send = useRef(options.send);
  send.current = options.send;

  const sendUnsaved = useCallback(async (): Promise<boolean> => {
    const isUnsaved = () => waiting.text !== waiting.bases[0] || waiting.bases.length > 1;
    try {
      while (isUnsaved() && waiting.text.length <= limit) {
        setState('saving');
        const { text: sent, bases } = waiting;
        // The answer may never arrive, and the page may be closed by then.
        const unanswered = bases.slice(1).filter((base) => base !== sent);
        waiting.bases = [...bases.slice(0, 1), ...unanswered.slice(1 - MAX_UNANSWERED_TEXTS), sent];
        storeText(storageKey, waiting);
        const saved = await send.current(sent, { bases, keepalive: document.visibilityState === 'hidden' });
        // Text typed during the save is based on what was sent; the next save merges it with the rest.
        const hasMore = waiting.text !== sent;
        waiting.bases = [hasMore ? sent : saved];
        if (!hasMore) {
          waiting.text = saved;
          setText(saved);
        }
        if (hasMore) storeText(storageKey, waiting);
        else clearStoredText(storageKey);
      }
      setState('saved');
      return !isUnsaved();
    } catch {
      setState('failed');
      setFailures((count) => count + 1);
      return false;
    }
  }, [waiting, storageKey, limit]);
  /**
   * Saves the newest text.
   * @returns whether the server has everything
   */
  const save = useCallback(() => {
    saveInFlight.current ??= sendUnsaved().finally(() => {
      saveInFlight.current = null;
    });
    return saveInFlight.current;
  }, [sendUnsaved]);
  useSendBeforeLogout(save);

  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(() => void save(), RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [failures, save]);

  useEffect(() => {
    const sendWhenHidden = () => {
      if (document.visibilityState !== 'hidden') return;
      // A save in flight saves again when its answer arrives.
      if (!saveInFlight.current) void save();
      else if (waiting.text !== waiting.bases.at(-1) && waiting.text.length <= limit)
        void send.current(waiting.text, { bases: waiting.bases, keepalive: true }).catch(() => {});
    };
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => document.removeEventListener('visibilitychange', sendWhenHidden);
  }, [save, waiting, limit]);

  const change = useCallback(
    (newText: string) => {
      waiting.text = newText;
      setText(newText);
      if (newText === waiting.bases[0] && waiting.bases.length === 1) clearStoredText(storageKey);
      else storeText(storageKey, waiting);
    },
    [waiting, storageKey],
  );

  // Shows a text saved by another window if this one has nothing unsaved.
  useEffect(() => {
    if (saveInFlight.current || waiting.text !== waiting.bases[0] || waiting.bases.length > 1) return;
    Object.assign(waiting, { text: serverText, bases: [serverText] });
    setText(serverText);
  }, [serverText, waiting]);

  return { text, state, change, save };
}
