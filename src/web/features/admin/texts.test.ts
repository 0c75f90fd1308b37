import { expect, it } from 'vitest';
import { formatSmallBytes, totalsText } from './texts';

it.each([
  [{ accounts: 1, pages: 1 }, '1 account, 1 published page.'],
  [{ accounts: 1284, pages: 0 }, '1,284 accounts, 0 published pages.'],
])('the totals of %j are worded in the right number', (totals, text) => {
  expect(totalsText(totals)).toBe(text);
});

it.each([
  [200, '1 KB'],
  [4_300_000, '4.1 MB'],
])('%d bytes of files are %s', (bytes, text) => {
  expect(formatSmallBytes(bytes)).toBe(text);
});
