import { useEffect, useSyncExternalStore } from 'react';
import { postgresSafeText } from '@/shared/validation/postgres-safe-text';
import { errorMessage } from '@/web/lib/api/error-message';
import { isFinalRefusal } from '@/web/lib/api/rpc-client';
import { useSaver } from '@/web/lib/unsaved-input/open-savers';
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

/** The options of a text that is saved while it changes. */
export interface SavedTextOptions {
  /** Storage key of the unsaved text, which also identifies the text. */
  storageKey: string;
  /** The text as the server has it. */
  serverText: string;
  /** Maximum characters; a longer text waits until it is shorter. */
  limit: number;
  /**
   * Saves a text; gets the versions that it may be based on, and returns the saved text. `keepalive`: the page may be
   * about to close.
   */
  send: (text: string, options: { bases: string[]; keepalive: boolean }) => Promise<string>;
}

/** The text, and how far it is saved. */
interface ShownText {
  text: string;
  /** `idle` if nothing is left to send: all is saved, or the text is over the limit. */
  state: 'idle' | 'saving' | 'failed';
  /** Why the server refused the last save: the sentence for the person. */
  refusal?: string;
}

/** Saves one text: one request at a time, always with the newest text. */
export function createTextSaver({ storageKey, serverText, limit, send }: SavedTextOptions) {
  const waiting: WaitingText = { text: serverText, bases: [serverText], ...readWaitingText(storageKey) };
  let shown: ShownText = { text: waiting.text, state: 'idle' };
  let saveInFlight: Promise<boolean> | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const listeners = new Set<() => void>();

  const isUnsaved = () => waiting.text !== waiting.bases[0] || waiting.bases.length > 1;
  const show = (part: Partial<ShownText>) => {
    shown = { ...shown, ...part };
    for (const listener of listeners) listener();
  };
  const storeWaiting = () => {
    if (isEnded) return;
    if (isUnsaved()) storeText(storageKey, waiting);
    else clearStoredText(storageKey);
  };

  async function sendUnsaved(): Promise<boolean> {
    try {
      while (!isEnded && isUnsaved() && waiting.text.length <= limit) {
        show({ state: 'saving' });
        const { text: sent, bases } = waiting;
        // The answer may never arrive, and the page may be closed by then.
        const unanswered = bases.slice(1).filter((base) => base !== sent);
        waiting.bases = [...bases.slice(0, 1), ...unanswered.slice(1 - MAX_UNANSWERED_TEXTS), sent];
        storeWaiting();
        const saved = await send(sent, { bases, keepalive: document.visibilityState === 'hidden' });
        // Text typed during the save is based on what was sent; the next save merges it with the rest.
        const hasMore = waiting.text !== sent;
        waiting.bases = [hasMore ? sent : saved];
        if (!hasMore) waiting.text = saved;
        show({ text: waiting.text });
        storeWaiting();
      }
      show({ state: 'idle', refusal: undefined });
      return !isUnsaved();
    } catch (error) {
      const isRefused = isFinalRefusal(error);
      show({ state: 'failed', refusal: isRefused ? errorMessage(error) : undefined });
      if (!isEnded && !isRefused) retryTimer = setTimeout(() => void save(), RETRY_DELAY_MS);
      return false;
    }
  }
  /**
   * Saves the newest text.
   * @returns whether the server has everything
   */
  function save(): Promise<boolean> {
    clearTimeout(retryTimer);
    saveInFlight ??= sendUnsaved().finally(() => {
      saveInFlight = null;
    });
    return saveInFlight;
  }
  const end = () => {
    isEnded = true;
    clearTimeout(retryTimer);
  };

  return {
    get: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    save,
    change(typed: string) {
      const text = postgresSafeText(typed);
      waiting.text = text;
      show({ text });
      storeWaiting();
    },
    sendWhenHidden() {
      if (document.visibilityState !== 'hidden') return;
      if (!saveInFlight) void save();
      // The page may be closed before the answer to the save in flight, after which newer text would be sent.
      else if (waiting.text !== waiting.bases.at(-1) && waiting.text.length <= limit)
        void send(waiting.text, { bases: waiting.bases, keepalive: true }).catch(() => {});
    },
    /** Shows a text saved by another window if this one has nothing unsaved. */
    receive(text: string) {
      if (saveInFlight || isUnsaved()) return;
      Object.assign(waiting, { text, bases: [text] });
      show({ text });
    },
    finish: async () => (await save()) || shown.refusal !== undefined || waiting.text.length > limit,
    end,
    abandon: end,
  };
}

/**
 * A text that is saved while it changes. Unsent text is kept in the browser and saved with the next call; the server
 * merges it with text written in other windows.
 */
export function useSavedText(options: SavedTextOptions) {
  const { storageKey, serverText } = options;
  const saver = useSaver(storageKey, () => createTextSaver(options));
  const { save, change } = saver;
  const shown = useSyncExternalStore(saver.subscribe, saver.get);
  useEffect(() => {
    document.addEventListener('visibilitychange', saver.sendWhenHidden);
    return () => document.removeEventListener('visibilitychange', saver.sendWhenHidden);
  }, [saver]);
  useEffect(() => saver.receive(serverText), [saver, serverText]);
  return { ...shown, change, save };
}
