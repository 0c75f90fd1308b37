// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest';
import { DAY } from '@/shared/time/durations';
import { withFullStorage } from '../browser/testing/full-storage';
import type { Journal, JournalEntry } from './journal';
import { createMirroredStorage } from './mirrored-storage';

const KEY = 'quarterdeck.unsaved.mara.one';

/** Creates a journal whose writes reach the disk only while its page is open. */
function createJournal(onDisk: Map<string, JournalEntry>) {
  const journal: Journal & { isClosing: boolean } = {
    isClosing: false,
    write: (key, entry) => void (journal.isClosing || onDisk.set(key, entry)),
    remove: (key) => void onDisk.delete(key),
    read: async () => [...onDisk],
  };
  return journal;
}

let onDisk: Map<string, JournalEntry>;
const noOtherPage = (_key: string) => false;

function openPage() {
  const journal = createJournal(onDisk);
  return { journal, copies: createMirroredStorage(journal) };
}
async function nextPage(isOpen = noOtherPage) {
  const { copies } = openPage();
  await copies.reconcile(isOpen);
  return copies;
}

beforeEach(() => {
  localStorage.clear();
  onDisk = new Map();
});

it('mirrored storage: the last text of a page that closed before IndexedDB had it is kept', async () => {
  const { copies, journal } = openPage();
  copies.keep(KEY, 'one');
  journal.isClosing = true;
  copies.keep(KEY, 'one two');
  expect((await nextPage()).textOf(KEY)).toBe('one two');
});

it('mirrored storage: a text deleted before IndexedDB had it is not restored', async () => {
  const { copies, journal } = openPage();
  copies.keep(KEY, 'one');
  journal.isClosing = true;
  copies.drop(KEY);
  const next = await nextPage();
  expect(next.textOf(KEY)).toBeNull();
  expect(next.keys('quarterdeck.unsaved.')).toEqual([]);
});

it('mirrored storage: IndexedDB is used if a killed browser had not written localStorage to disk', async () => {
  const { copies } = openPage();
  copies.keep(KEY, 'one');
  const snapshot = { ...localStorage };
  copies.keep(KEY, 'one two');
  localStorage.clear();
  for (const [key, value] of Object.entries(snapshot)) localStorage.setItem(key, value);
  expect((await nextPage()).textOf(KEY)).toBe('one two');
  expect(localStorage.getItem(KEY)).toBe('one two');
});

it('mirrored storage: a deletion that a killed browser had not written to disk still counts', async () => {
  const { copies } = openPage();
  copies.keep(KEY, 'one');
  const snapshot = { ...localStorage };
  copies.drop(KEY);
  for (const [key, value] of Object.entries(snapshot)) localStorage.setItem(key, value);
  expect((await nextPage()).textOf(KEY)).toBeNull();
});

it('mirrored storage: a text that only fits into IndexedDB is offered until it is deleted', async () => {
  onDisk.set(KEY, { text: 'one', stamp: Date.now() });
  await withFullStorage(async () => {
    const next = await nextPage();
    expect(next.keys('quarterdeck.unsaved.')).toEqual([KEY]);
    expect(next.textOf(KEY)).toBe('one');
    next.drop(KEY);
    expect(next.keys('quarterdeck.unsaved.')).toEqual([]);
  });
  expect((await nextPage()).textOf(KEY)).toBeNull();
});

it('mirrored storage: a text that full storage refuses is read and listed, and makes the page ask, until it is deleted', () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { copies } = openPage();
  copies.keep(KEY, 'one');
  withFullStorage(() => {
    expect(copies.keep(KEY, 'one two')).toBe(false);
    expect(copies.textOf(KEY)).toBe('one two');
    expect(copies.keys('quarterdeck.unsaved.')).toEqual([KEY]);
    expect(asks()).toBe(true);
    copies.drop(KEY);
    expect(asks()).toBe(false);
  });
});

it('mirrored storage: the texts of another page are left alone', async () => {
  onDisk.set(KEY, { text: 'one', stamp: Date.now() });
  expect((await nextPage((key) => key === KEY)).textOf(KEY)).toBeNull();
});

it('mirrored storage: texts of earlier releases without stamps are read', async () => {
  onDisk.set(KEY, { text: 'one', stamp: 0 });
  expect((await nextPage()).textOf(KEY)).toBe('one');
  localStorage.clear();
  localStorage.setItem(KEY, 'one two');
  expect((await nextPage()).textOf(KEY)).toBe('one two');
});

it('mirrored storage: a deletion is forgotten after a day', async () => {
  const { copies } = openPage();
  copies.keep(KEY, 'one');
  copies.drop(KEY);
  await nextPage();
  expect(onDisk.has(KEY)).toBe(true);
  onDisk.set(KEY, { text: null, stamp: Date.now() - 2 * DAY });
  await nextPage();
  expect(onDisk.has(KEY)).toBe(false);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('mirrored storage: stamps keep increasing if the clock is set back', async () => {
  localStorage.setItem(`quarterdeck.written.${KEY}`, String(Date.now() + DAY));
  onDisk.set(KEY, { text: 'of tomorrow', stamp: Date.now() + DAY });
  const { copies, journal } = openPage();
  journal.isClosing = true;
  copies.keep(KEY, 'of today');
  expect((await nextPage()).textOf(KEY)).toBe('of today');
});

it('mirrored storage: a text is in the page alone where writes succeed and store nothing', () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {};
  try {
    const { copies } = openPage();
    expect(copies.keep(KEY, 'one')).toBe(false);
    expect(copies.textOf(KEY)).toBe('one');
    copies.drop(KEY);
  } finally {
    Storage.prototype.setItem = setItem;
  }
});

it('mirrored storage: the keys are those written first in front', () => {
  const { copies } = openPage();
  const names = ['two', 'one', 'three'].map((name) => `quarterdeck.unsaved.mara.${name}`);
  for (const [index, name] of names.entries()) {
    vi.spyOn(Date, 'now').mockReturnValue(1_000 - index);
    copies.keep(name, name);
  }
  vi.restoreAllMocks();
  expect(copies.keys('quarterdeck.unsaved.')).toEqual(names.toReversed());
});
