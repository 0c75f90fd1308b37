import { expect, it } from 'vitest';
import { pageOf } from '../testing/pdf-items';
import { removeFurniture } from './furniture';

/** Distance in points from the first line to the foot of the page. */
const FOOT_DISTANCE = 710;

it.each([
  'Резюме обновлено 3 марта 2021 в 09:10',
  'Tove Aldersen • Резюме обновлено 3 марта 2021 в 09:10',
  'Last updated: 3 March 2021',
])('the date of the last change is removed from the foot of a page: %s', (foot) => {
  const page = pageOf([
    [
      [40, 20, 10, 'Led two mills'],
      [40, FOOT_DISTANCE, 8, foot],
    ],
  ]);
  expect(
    removeFurniture([page])
      .flat()
      .map(({ text }) => text),
  ).toEqual(['Led two mills']);
});
