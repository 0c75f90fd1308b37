/**
 * A second copy of what waits for the server. A browser writes IndexedDB down at once but `localStorage` only some
 * seconds later, so a killed browser or a dead battery would take the last words along. Where there is no IndexedDB
 * the first copy is all there is.
 */
const STORE = 'waiting';

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('quarterdeck.journal', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** One transaction. @returns what it asked for once it is on the disk; `undefined` where that failed */
async function transact<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    return undefined;
  }
}

export const writeDown = (key: string, text: string) =>
  void transact('readwrite', (store) => store.put(text, key));

export const strikeOut = (key: string) => void transact('readwrite', (store) => store.delete(key));

/** Everything that is written down, of every person of this browser. */
export async function readJournal(): Promise<[key: string, text: string][]> {
  const [keys, texts] = await Promise.all([
    transact('readonly', (store) => store.getAllKeys()),
    transact('readonly', (store) => store.getAll()),
  ]);
  return (keys ?? []).flatMap((key, at) => (texts?.[at] === undefined ? [] : [[String(key), texts[at]]]));
}
