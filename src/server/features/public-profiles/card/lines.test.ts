import { expect, it } from 'vitest';
import { breakLines } from './lines';

/** Every letter is one pixel wide. */
const measure = (text: string) => text.length;

it.each([
  ['Ada Marsh', 12, 2, ['Ada Marsh']],
  ['Ada Marsh', 6, 2, ['Ada', 'Marsh']],
  ['Ada Marsh of Fen', 6, 2, ['Ada', 'Marsh…']],
  ['Jean-Baptiste Roy', 10, 3, ['Jean-', 'Baptiste', 'Roy']],
  ['Llanfairpwllgwyngyll', 8, 2, ['Llanfai…']],
  ['2019 - 2024', 20, 1, ['2019 - 2024']],
])('breakLines breaks %j into lines %d pixels wide, of which there may be %d', (text, width, max, lines) => {
  expect(breakLines(text, width, max, measure)).toEqual(lines);
});
