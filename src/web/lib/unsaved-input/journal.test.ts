import { afterEach, expect, it, vi } from 'vitest';
import type { JournalEntry } from './journal';

/** An IndexedDB of one store, whose transactions reach the disk when the test says so. */
function createSlowDatabase() {
  const onDisk = new Map<string, JournalEntry>();
  const pending: (() => void)[] = [];
  const transaction = () => {
    const running: { objectStore(): object; oncomplete?: () => void } = {
      objectStore: () => ({
        put: (entry: JournalEntry, key: string) => change(() => onDisk.set(key, entry)),
        delete: (key: string) => change(() => onDisk.delete(key)),
      }),
    };
    const change = (apply: () => void) => {
      pending.push(() => {
        apply();
        running.oncomplete?.();
      });
      return {};
    };
    return running;
  };
  const open = () => {
    const request: { result: object; onsuccess?: () => void } = { result: { transaction } };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  return { onDisk, pending, open };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function openJournal() {
  const database = createSlowDatabase();
  vi.stubGlobal('indexedDB', database);
  const { journal } = await import('./journal');
  /** Waits for the next transaction, and lets it reach the disk. */
  const commit = async () => {
    await vi.waitFor(() => expect(database.pending).not.toEqual([]));
    database.pending.shift()?.();
  };
  return { ...database, journal, commit };
}

it('journal: letters typed during a slow transaction are on disk with the next one', async () => {
  const { journal, commit, onDisk } = await openJournal();
  const letters = [...'The first words of a sentence'];
  letters.forEach((_, index) => {
    journal.write('one', { text: letters.slice(0, index + 1).join(''), stamp: index });
  });
  await commit();
  await commit();
  expect(onDisk.get('one')?.text).toBe('The first words of a sentence');
});

it('journal: a key deleted during a slow transaction is deleted', async () => {
  const { journal, commit, onDisk } = await openJournal();
  journal.write('one', { text: 'Typed.', stamp: 1 });
  journal.remove('one');
  await commit();
  await commit();
  expect([...onDisk.keys()]).toEqual([]);
});

it('journal: one text does not wait for another', async () => {
  const { journal, pending } = await openJournal();
  journal.write('one', { text: 'Typed.', stamp: 1 });
  journal.write('two', { text: 'Typed.', stamp: 1 });
  await vi.waitFor(() => expect(pending).toHaveLength(2));
});
