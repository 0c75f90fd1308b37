// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import {
  forgetReturnedChange,
  markChangeReturned,
  returnedChange,
  type StoredChange,
  storeChange,
} from './stored-change';

const CHANGE: StoredChange = { userId: 'mara', kind: 'password', value: 'tide-table-19 \u{1F6A2}'.repeat(4) };

afterEach(() => {
  forgetReturnedChange();
  sessionStorage.clear();
});

const tabStorage = () => Object.values({ ...sessionStorage }).join();

it('a change kept for a proof is restored once to its person, and then deleted', () => {
  const pad = storeChange(CHANGE);
  markChangeReturned(pad, true);
  expect(returnedChange('mara')).toEqual({ ...CHANGE, proven: true });
  expect(tabStorage()).toBe('');
  forgetReturnedChange();
  markChangeReturned(pad, true);
  expect(returnedChange('mara')).toBeNull();
});

it('a change kept for a proof is never restored to somebody else', () => {
  markChangeReturned(storeChange(CHANGE), false);
  expect(returnedChange('someone else')).toBeNull();
  expect(returnedChange(undefined)).toBeNull();
  expect(returnedChange('mara')).toMatchObject({ proven: false });
});

it('a change kept for a proof is stored encrypted under a new pad each time', () => {
  storeChange(CHANGE);
  const first = tabStorage();
  expect(first).not.toBe('');
  expect(atob(first)).not.toContain('tide');
  const pad = storeChange(CHANGE);
  expect(tabStorage()).not.toBe(first);
  expect(atob(pad)).not.toContain('tide');
});

it.each(['', 'AAAA', '%%%'])('a change kept for a proof is dropped if another pad comes back: %j', (pad) => {
  storeChange(CHANGE);
  markChangeReturned(pad, true);
  expect(returnedChange('mara')).toBeNull();
  expect(tabStorage()).toBe('');
});

it('a change kept for a proof is dropped if the pad is another attempt’s of the same length', () => {
  const other = storeChange(CHANGE);
  storeChange(CHANGE);
  markChangeReturned(other, true);
  expect(returnedChange('mara')).toBeNull();
});
