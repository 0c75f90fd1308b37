import { expect, it } from 'vitest';
import { moveColonsToLabels } from './colons';

it.each([
  [
    ['Position', ':', 'Engineer'],
    ['Position:', 'Engineer'],
  ],
  [
    ['Company Name & Address', ': Nordhav Foods Ltd'],
    ['Company Name & Address:', 'Nordhav Foods Ltd'],
  ],
  [
    ['Period:', ': 2014 to 2016'],
    ['Period:', '2014 to 2016'],
  ],
  [
    ['2014', ': 2016'],
    ['2014', ': 2016'],
  ],
  [
    ['Engineer', 'Nordhav Foods Ltd'],
    ['Engineer', 'Nordhav Foods Ltd'],
  ],
])('%j are a label and its value: %j', (cells, expected) => {
  expect(moveColonsToLabels(cells)).toEqual(expected);
});
