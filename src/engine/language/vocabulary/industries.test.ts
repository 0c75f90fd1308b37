import { expect, it } from 'vitest';
import { INDUSTRIES } from './industries';

it.each([
  ['directeur des énergies nouvelles', 'Energy'],
  ['öffentlicher dienst des landes', 'Public sector'],
])('the industry of "%s" is %s', (text, industry) => {
  expect(INDUSTRIES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)).toEqual([industry]);
});
