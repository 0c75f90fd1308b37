// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import {
  forgetReturnedChange,
  type KeptChange,
  keepChange,
  markChangeReturned,
  returnedChange,
} from './kept-change';

const CHANGE: KeptChange = { userId: 'mara', kind: 'password', value: 'tide-table-19 \u{1F6A2}'.repeat(4) };

afterEach(() => {
  forgetReturnedChange();
  sessionStorage.clear();
});

const stored = () => Object.values({ ...sessionStorage }).join();

it('comes back once to its person, and leaves nothing behind', () => {
  const pad = keepChange(CHANGE);
  markChangeReturned(pad, true);
  expect(returnedChange('mara')).toEqual({ ...CHANGE, proven: true });
  expect(stored()).toBe('');
  forgetReturnedChange();
  markChangeReturned(pad, true);
  expect(returnedChange('mara')).toBeNull();
});

it('is nobody else’s', () => {
  markChangeReturned(keepChange(CHANGE), false);
  expect(returnedChange('someone else')).toBeNull();
  expect(returnedChange(undefined)).toBeNull();
  expect(returnedChange('mara')).toMatchObject({ proven: false });
});

it('stands in the storage under a pad that is another one each time', () => {
  keepChange(CHANGE);
  const first = stored();
  expect(first).not.toBe('');
  expect(atob(first)).not.toContain('tide');
  const pad = keepChange(CHANGE);
  expect(stored()).not.toBe(first);
  expect(atob(pad)).not.toContain('tide');
});

it.each(['', 'AAAA', '%%%'])('is dropped where the way back brought another pad: %j', (pad) => {
  keepChange(CHANGE);
  markChangeReturned(pad, true);
  expect(returnedChange('mara')).toBeNull();
  expect(stored()).toBe('');
});

it('is dropped where the pad is of the same length and another attempt’s', () => {
  const other = keepChange(CHANGE);
  keepChange(CHANGE);
  markChangeReturned(other, true);
  expect(returnedChange('mara')).toBeNull();
});
