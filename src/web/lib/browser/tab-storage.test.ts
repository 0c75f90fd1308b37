// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { dropInTab, keepInTab, readInTab } from './tab-storage';
import { withFullStorage } from './testing/full-storage';

const KEY = 'quarterdeck.text..interview';
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => {
  dropInTab(KEY);
  sessionStorage.clear();
});

it('tab storage: a text that full storage refuses is kept in the page, replaces a stored one, and makes the page ask on leaving', () => {
  expect(keepInTab(KEY, 'one')).toBe(true);
  expect(asksBeforeUnload()).toBe(false);
  expect(withFullStorage(() => keepInTab(KEY, 'one two'))).toBe(false);
  expect(readInTab(KEY)).toBe('one two');
  expect(asksBeforeUnload()).toBe(true);
});

it('tab storage: a text is stored once there is room, and leaving asks nothing any more', () => {
  withFullStorage(() => keepInTab(KEY, 'one'));
  expect(keepInTab(KEY, 'one two')).toBe(true);
  expect(sessionStorage.getItem(KEY)).toBe('one two');
  expect(asksBeforeUnload()).toBe(false);
});

it('tab storage: a deleted text is not read, and leaving does not ask', () => {
  withFullStorage(() => keepInTab(KEY, 'one'));
  dropInTab(KEY);
  expect(readInTab(KEY)).toBeNull();
  expect(asksBeforeUnload()).toBe(false);
});
