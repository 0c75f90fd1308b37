import { expect, it } from 'vitest';
import { formatDatabaseSize, totalsText } from './texts';

it.each([
  [{ accounts: 1, pages: 1 }, '1 account, 1 published page.'],
  [{ accounts: 1284, pages: 0 }, '1,284 accounts, 0 published pages.'],
])('the totals of %j are worded in the right number', (totals, text) => {
  expect(totalsText(totals)).toBe(text);
});

const MB = 1024 * 1024;

it.each([
  [214 * MB, '214 MB'],
  [999.4 * MB, '999 MB'],
  [1023.9 * MB, '1.0 GB'],
  [1.1 * 1024 * MB, '1.1 GB'],
])('a database of %d bytes has %s', (bytes, text) => expect(formatDatabaseSize(bytes)).toBe(text));
