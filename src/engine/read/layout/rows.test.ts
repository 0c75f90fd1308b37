import { expect, it } from 'vitest';
import { collapseSpacedLetters, layoutRowsOf } from './rows';

it('letter-spaced words stay separate', () => {
  expect(collapseSpacedLetters('S A L E S  L E A D E R S H I P')).toBe('SALES LEADERSHIP');
  const [row] = layoutRowsOf([
    { text: 'S A L E S', x: 40, y: 40, width: 41, size: 11, font: 'a', rtl: false },
    { text: 'L E A D', x: 88, y: 40, width: 40, size: 11, font: 'a', rtl: false },
    {
      text: 'Full width of the column that this page has',
      x: 40,
      y: 60,
      width: 400,
      size: 11,
      font: 'a',
      rtl: false,
    },
  ]);
  expect(row?.cells.map(({ text }) => text)).toEqual(['SALES LEAD']);
});
