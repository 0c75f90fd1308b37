/**
 * A second copy of unsaved input. A browser writes IndexedDB to disk at once but `localStorage` only seconds later, so
 * that a killed browser or an empty battery would lose the last words. Without IndexedDB there is only the first copy.
 */
const STORE_NAME = 'waiting';

/** The latest state of one key. */
export interface JournalEntry {
  /** The text; `null` if it was deleted. */
  text: string | null;
  /** Increases with every write of the key: milliseconds since 1970, as far as the clock allows. */
  stamp: number;
}

let opening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('quarterdeck.journal', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE_NAME);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/**
 * Runs a transaction.
 * @returns its result once it is on disk; `undefined` if it failed
 */
async function transact<T>(
  mode: IDBTransactionMode,
  makeRequest: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE_NAME, mode, { durability: 'strict' });
      const request = makeRequest(transaction.objectStore(STORE_NAME));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    return undefined;
  }
}

/** The newest state of every key that is being written; `undefined` if the key is being deleted. */
const newest = new Map<string, JournalEntry | undefined>();

/**
 * Writes or deletes a key. On a busy disk, a transaction takes longer than the next letters: those wait for it
 * together, since a queue of one transaction a letter would fall seconds behind, and a killed browser would lose them.
 */
async function update(key: string, entry?: JournalEntry): Promise<void> {
  const isWriting = newest.has(key);
  newest.set(key, entry);
  if (isWriting) return;
  let written: JournalEntry | undefined;
  do {
    const current = newest.get(key);
    await transact<unknown>(
      'readwrite',
      (store): IDBRequest => (current ? store.put(current, key) : store.delete(key)),
    );
    written = current;
  } while (newest.get(key) !== written);
  newest.delete(key);
}

export const journal = {
  /** Writes a key in the background; a failure is ignored. */
  write: (key: string, entry: JournalEntry): void => void update(key, entry),

  /** Deletes a key in the background; a failure is ignored. */
  remove: (key: string): void => void update(key),

  /** Reads all entries, of every person who used this browser. */
  async read(): Promise<[key: string, entry: JournalEntry][]> {
    const [keys, entries] = await Promise.all([
      transact('readonly', (store) => store.getAllKeys()),
      transact('readonly', (store) => store.getAll()),
    ]);
    return (keys ?? []).flatMap((key, index) => {
      const entry: unknown = entries?.[index];
      if (entry === undefined) return [];
      // Earlier releases stored the text without a stamp.
      return [[String(key), typeof entry === 'string' ? { text: entry, stamp: 0 } : (entry as JournalEntry)]];
    });
  },
};

export type Journal = typeof journal;
