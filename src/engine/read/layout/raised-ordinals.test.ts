import { expect, it } from 'vitest';
import { linesOfPages } from './lines';

const item = (x: number, right: number, text: string, y = 100, size = 11) => ({
  text,
  x,
  y,
  width: right - x,
  size,
  font: 'a',
  rtl: false,
});

const linesOf = (items: ReturnType<typeof item>[]) =>
  linesOfPages([{ number: 1, width: 612, height: 792, items }]).map(({ text }) => text);

it('the raised endings of numbers are lowered to their line', () => {
  const items = [
    item(72, 120, 'Harbour Pilot', 85),
    item(84, 90, 'th', 94, 7),
    item(171, 176, 'st', 94, 7),
    item(72, 84, '15'),
    item(90, 93, ' '),
    item(93, 171, 'February 2009 – 31'),
    item(176, 179, ' '),
    item(179, 230, 'May 2011'),
  ];
  expect(linesOf(items)).toEqual(['Harbour Pilot', '15th February 2009 – 31st May 2011']);
});

it('a raised ending that is as large as its number is lowered to its line', () => {
  const items = [item(84, 94, 'nd', 95), item(72, 84, '22'), item(97, 190, 'Harbour Hospital')];
  expect(linesOf(items)).toEqual(['22nd Harbour Hospital']);
});

it('a short word further above a number stays in a line of its own', () => {
  const items = [item(84, 94, 'st', 80), item(72, 84, '22'), item(97, 190, 'Harbour Hospital')];
  expect(linesOf(items)).toEqual(['st', '22 Harbour Hospital']);
});
