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

it('a change kept for a proof is restored once to its person, and then deleted', () => {
  const pad = keepChange(CHANGE);
  markChangeReturned(pad, true);
  expect(returnedChange('mara')).toEqual({ ...CHANGE, proven: true });
  expect(stored()).toBe('');
  forgetReturnedChange();
  markChangeReturned(pad, true);
  expect(returnedChange('mara')).toBeNull();
});

it('a change kept for a proof is never restored to somebody else', () => {
  markChangeReturned(keepChange(CHANGE), false);
  expect(returnedChange('someone else')).toBeNull();
  expect(returnedChange(undefined)).toBeNull();
  expect(returnedChange('mara')).toMatchObject({ proven: false });
});

it('a change kept for a proof is stored encrypted under a new pad each time', () => {
  keepChange(CHANGE);
  const first = stored();
  expect(first).not.toBe('');
  expect(atob(first)).not.toContain('tide');
  const pad = keepChange(CHANGE);
  expect(stored()).not.toBe(first);
  expect(atob(pad)).not.toContain('tide');
});

it.each(['', 'AAAA', '%%%'])('a change kept for a proof is dropped if another pad comes back: %j', (pad) => {
  keepChange(CHANGE);
  markChangeReturned(pad, true);
  expect(returnedChange('mara')).toBeNull();
  expect(stored()).toBe('');
});

it('a change kept for a proof is dropped if the pad is another attempt’s of the same length', () => {
  const other = keepChange(CHANGE);
  keepChange(CHANGE);
  markChangeReturned(other, true);
  expect(returnedChange('mara')).toBeNull();
});
