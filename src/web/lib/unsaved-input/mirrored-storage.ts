/**
 * Texts stored in this browser in two copies, as a last-writer-wins register: `localStorage`, which a page can read
 * synchronously but a killed browser loses the last seconds of, and the journal, which a closing page may not finish
 * writing. Every write has a stamp in both; the newer one wins, and a deletion is a state too.
 */
import { DAY } from '@/shared/time/durations';
import { browserStorage } from '../browser/browser-storage';
import { dropFromPage, keepInPage, keysInPage, textInPage } from '../browser/page-memory';
import type { Journal, JournalEntry } from './journal';

/** Prefix, followed by the key of a text: stores the stamp of its last write or deletion. */
const STAMP_PREFIX = 'quarterdeck.written.';
/** How long a deletion is remembered: by then `localStorage` is certainly on disk. */
const DELETION_MEMORY_MS = DAY;

/**
 * Runs an access to the storage, which may throw.
 * @returns `undefined` if the storage is unavailable or full
 */
function attempt<T>(access: (storage: Storage) => T): T | undefined {
  try {
    const storage = browserStorage();
    return storage ? access(storage) : undefined;
  } catch {
    return undefined;
  }
}

const read = (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? null;
const readStamp = (key: string): number => Number(read(STAMP_PREFIX + key));

/** The stamp of a new write: greater than the last one even if the clock was set back. */
const nextStamp = (key: string): number => Math.max(Date.now(), readStamp(key) + 1);

/**
 * Writes one key.
 * @returns whether it is stored
 */
function store(key: string, { text, stamp }: JournalEntry): boolean {
  const done = attempt((storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    storage.setItem(STAMP_PREFIX + key, String(stamp));
    // Some extensions let every write succeed, and store nothing.
    return readStamp(key) === stamp;
  });
  return done ?? false;
}

/** Whether a journal entry is newer than what `localStorage` has for its key. */
function isNewer(key: string, { stamp }: JournalEntry): boolean {
  const written = read(STAMP_PREFIX + key);
  // Without a stamp, an earlier release wrote it, or no write reached the disk.
  return written === null ? stamp > 0 || read(key) === null : stamp > Number(written);
}

/** Creates a storage that writes to `localStorage` and a journal. */
export function createMirroredStorage(journal: Journal) {
  /** Texts that only fit into the journal. */
  const journalOnlyTexts = new Map<string, string>();
  const textOf = (key: string): string | null => textInPage(key) ?? journalOnlyTexts.get(key) ?? read(key);

  function write(key: string, text: string | null): boolean {
    const entry = { text, stamp: nextStamp(key) };
    journalOnlyTexts.delete(key);
    journal.write(key, entry);
    return store(key, entry);
  }

  return {
    /**
     * Stores a text in both copies.
     * @returns whether `localStorage` has stored it: it may be full, disabled or absent
     */
    keep(key: string, text: string): boolean {
      const stored = write(key, text);
      // Whether the journal has room for it is known later, if at all.
      if (stored) dropFromPage(key);
      else keepInPage(key, text);
      return stored;
    },

    /** Deletes a text from both copies. */
    drop(key: string): void {
      dropFromPage(key);
      write(key, null);
    },

    /** The text of a key; `null` if there is none. */
    textOf,

    /** The keys of all texts that start with a prefix, the one written first in front. */
    keys: (prefix: string): string[] =>
      [...new Set([...Object.keys(browserStorage() ?? {}), ...journalOnlyTexts.keys(), ...keysInPage()])]
        .filter((key) => key.startsWith(prefix))
        .sort((a, b) => readStamp(a) - readStamp(b)),

    /**
     * Updates `localStorage` from the journal if that is newer: after the browser was killed, or if it was full.
     * @param isOpen whether another page is writing this text at present
     */
    async reconcile(isOpen: (key: string) => boolean): Promise<void> {
      for (const [key, entry] of await journal.read()) {
        if (isOpen(key)) continue;
        if (isNewer(key, entry) && !store(key, entry) && entry.text !== null)
          journalOnlyTexts.set(key, entry.text);
        if (textOf(key) !== null || entry.stamp > Date.now() - DELETION_MEMORY_MS) continue;
        journal.remove(key);
        attempt((storage) => storage.removeItem(STAMP_PREFIX + key));
      }
    },
  };
}
