import { expect, it } from 'vitest';
import { totalsText } from './texts';

it.each([
  [{ accounts: 1, pages: 1 }, '1 account, 1 published page.'],
  [{ accounts: 1284, pages: 0 }, '1,284 accounts, 0 published pages.'],
])('the totals of %j are worded in the right number', (totals, text) => {
  expect(totalsText(totals)).toBe(text);
});
