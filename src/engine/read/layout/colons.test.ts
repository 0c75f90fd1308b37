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
])('the colon of the cells %j is moved to their label: %j', (cells, expected) => {
  expect(moveColonsToLabels(cells)).toEqual(expected);
});

it.each([[['2014', ': 2016']], [['Engineer', 'Nordhav Foods Ltd']]])(
  'cells without a label or a colon stay as they are: %j',
  (cells) => {
    expect(moveColonsToLabels(cells)).toEqual(cells);
  },
);
