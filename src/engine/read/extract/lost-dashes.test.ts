import { expect, it } from 'vitest';
import { restoreDashes } from './lost-dashes';
import type { TextItem } from './types';

/** The texts of a line whose parts begin at these positions, in points, with unmapped dashes restored. */
const restoredOf = (...parts: [x: number, text: string][]) => {
  const items: TextItem[] = parts.map(([x, text]) => ({
    text,
    x,
    y: 343,
    width: text.length * 4,
    size: 8,
    font: 'f1',
    rtl: false,
  }));
  restoreDashes(items);
  return items.map(({ text }) => text);
};

it('an unmapped sign between two years is a dash', () => {
  expect(restoredOf([320, '2019'], [338, '\0'], [344, '2023'])).toEqual(['2019', '–', '2023']);
  expect(restoredOf([300, '03/2019 '], [334, '\0'], [340, '11/2023'])).toEqual(['03/2019 ', '–', '11/2023']);
});

it('an unmapped sign beside a word, or far from a year, is none', () => {
  expect(restoredOf([320, 'Planner'], [350, '\0'], [356, '2023'])).toEqual(['Planner', '\0', '2023']);
  expect(restoredOf([320, '2019'], [350, '\0'], [356, '2023'])).toEqual(['2019', '\0', '2023']);
});
