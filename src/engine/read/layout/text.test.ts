import { expect, it } from 'vitest';
import { layoutRowsOf } from './rows';
import { joinWrapped } from './text';

it.each([
  ['board-', 'level decisions', 'board-level decisions'],
  ['peer-', 'reviewed papers', 'peer-reviewed papers'],
  ['the organi-', 'sation', 'the organisation'],
])('joins %s and %s', (first, second, whole) => {
  expect(joinWrapped(first, second)).toBe(whole);
});

it('puts the full stop of a line from right to left at its end', () => {
  const item = { text: '.ניהלתי את המפעל', x: 100, y: 50, width: 120, size: 10, font: 'a', rtl: true };
  expect(layoutRowsOf([item])[0]?.cells[0]?.text).toBe('ניהלתי את המפעל.');
});
