import { useCallback, useEffect, useRef, useState } from 'react';
import { useSendBeforeLogout } from '@/web/lib/auth/use-send-before-logout';
import { clearStoredText, isText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';

/** Milliseconds before a text that could not be saved is sent again. */
const RETRY_DELAY_MS = 10_000;

/** Number of texts sent without an answer that are remembered. */
const MAX_UNANSWERED_TEXTS = 3;

/** A text kept in the browser, with the versions it may be based on, the last acknowledged one first. */
interface Waiting {
  text: string;
  bases: string[];
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'text' in value && 'bases' in value;

function waitingAt(storageKey: string): Partial<Waiting> | null {
  const text = readStoredText(storageKey, isText);
  return text === null ? readStoredText(storageKey, isWaiting) : { text };
}

/** Returns the text that waits to be saved; `null` if there is none. */
export const unsavedTextOf = (storageKey: string): string | null => waitingAt(storageKey)?.text ?? null;

/**
 * A text that is saved while it changes: one request at a time, always with the newest text. Unsent text is kept in the
 * browser and saved with the next call; the server merges it with text written in other windows.
 * @param options.storageKey storage key of the unsaved text
 * @param options.kept the server's text
 * @param options.limit maximum characters; a longer text waits until it is shorter
 * @param options.send saves a text; gets the states that it may be based on, and returns the saved text. `keepalive`:
 * the page may be about to close
 */
export function useSavedText(options: {
  storageKey: string;
  kept: string;
  limit: number;
  send: (text: string, bases: string[], keepalive: boolean) => Promise<string>;
}) {
  const { storageKey, kept, limit } = options;
  const [state, setState] = useState<'saved' | 'saving' | 'failed'>('saved');
  const [failures, setFailures] = useState(0);
  const current = useRef<Waiting | null>(null);
  current.current ??= { text: kept, bases: [kept], ...waitingAt(storageKey) };
  const now = current.current;
  const [text, setText] = useState(now.text);
  const busy = useRef<Promise<boolean> | null>(null);
  const send = useRef(options.send);
  send.current = options.send;

  const run = useCallback(async (): Promise<boolean> => {
    const waits = () => now.text !== now.bases[0] || now.bases.length > 1;
    try {
      while (waits() && now.text.length <= limit) {
        setState('saving');
        const { text: sent, bases } = now;
        // The answer may never arrive, and the page may be closed by then.
        const unanswered = bases.slice(1).filter((base) => base !== sent);
        now.bases = [...bases.slice(0, 1), ...unanswered.slice(1 - MAX_UNANSWERED_TEXTS), sent];
        storeText(storageKey, now);
        const saved = await send.current(sent, bases, document.visibilityState === 'hidden');
        // Text typed during the save is based on what was sent; the next save merges it with the rest.
        const hasMore = now.text !== sent;
        now.bases = [hasMore ? sent : saved];
        if (!hasMore) {
          now.text = saved;
          setText(saved);
        }
        if (hasMore) storeText(storageKey, now);
        else clearStoredText(storageKey);
      }
      setState('saved');
      return !waits();
    } catch {
      setState('failed');
      setFailures((count) => count + 1);
      return false;
    }
  }, [now, storageKey, limit]);
  /**
   * Saves the newest text.
   * @returns whether the server has everything
   */
  const save = useCallback(() => {
    busy.current ??= run().finally(() => {
      busy.current = null;
    });
    return busy.current;
  }, [run]);
  useSendBeforeLogout(save);

  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(() => void save(), RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [failures, save]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState !== 'hidden') return;
      // A save in flight saves again when its answer arrives.
      if (!busy.current) void save();
      else if (now.text !== now.bases.at(-1) && now.text.length <= limit)
        void send.current(now.text, now.bases, true).catch(() => {});
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [save, now, limit]);

  const change = useCallback(
    (words: string) => {
      now.text = words;
      setText(words);
      if (words === now.bases[0] && now.bases.length === 1) clearStoredText(storageKey);
      else storeText(storageKey, now);
    },
    [now, storageKey],
  );

  // Shows a text saved by another window if this one has nothing unsaved.
  useEffect(() => {
    if (busy.current || now.text !== now.bases[0] || now.bases.length > 1) return;
    Object.assign(now, { text: kept, bases: [kept] });
    setText(kept);
  }, [kept, now]);

  return { text, state, change, save };
}
