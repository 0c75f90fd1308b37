// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { dropInTab, keepInTab, readInTab } from './tab-storage';

const KEY = 'quarterdeck.text..interview';
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Makes every storage refuse new entries until it is restored. */
const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => {
  vi.restoreAllMocks();
  dropInTab(KEY);
  sessionStorage.clear();
});

it('tab storage: a text that full storage refuses is kept in the page, replaces a stored one, and makes the page ask on leaving', () => {
  expect(keepInTab(KEY, 'one')).toBe(true);
  expect(asks()).toBe(false);
  fill();
  expect(keepInTab(KEY, 'one two')).toBe(false);
  expect(readInTab(KEY)).toBe('one two');
  expect(asks()).toBe(true);
});

it('tab storage: a text is stored once there is room, and leaving asks nothing any more', () => {
  fill();
  keepInTab(KEY, 'one');
  vi.restoreAllMocks();
  expect(keepInTab(KEY, 'one two')).toBe(true);
  expect(sessionStorage.getItem(KEY)).toBe('one two');
  expect(asks()).toBe(false);
});

it('tab storage: a deleted text is not read, and leaving does not ask', () => {
  fill();
  keepInTab(KEY, 'one');
  dropInTab(KEY);
  expect(readInTab(KEY)).toBeNull();
  expect(asks()).toBe(false);
});
