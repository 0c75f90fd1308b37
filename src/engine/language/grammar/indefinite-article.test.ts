import { expect, it } from 'vitest';
import { aOrAn } from './indefinite-article';

it.each([
  ['UI/UX Designer', 'a '],
  ['UPS Technician', 'a '],
  ['HATS Coordinator', 'a '],
  ['FORK LIFT Operator', 'a '],
  ['HVAC Engineer', 'an '],
  ['MEP Foreman', 'an '],
  ['Underwriter', 'an '],
  ['Unit Manager', 'a '],
])('the article of %s is %s', (phrase, article) => {
  expect(aOrAn(phrase)).toBe(article);
});
