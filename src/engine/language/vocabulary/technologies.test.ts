import { expect, it } from 'vitest';
import { isTechnology, spellTechnologies, technologyName } from './technologies';

it.each([
  ['mysql', 'MySQL'],
  ['.net core', '.NET Core'],
  ['SAP Fico', 'SAP FICO'],
  ['Programming Python', 'Python'],
  ['c++', 'C++'],
  ['elasticsearch', 'Elasticsearch'],
])('a technology is spelt as its makers spell it: %s', (text, name) => {
  expect(technologyName(text)).toBe(name);
});

it('technologies in a text are spelt as their makers spell them, but not words that are also names', () => {
  expect(spellTechnologies('Javascript + jquery')).toBe('JavaScript + jQuery');
  expect(spellTechnologies('Express deliveries and the rest')).toBe('Express deliveries and the rest');
});

it.each([
  'C++ & Java',
  'C++/Java',
  'Java and C++',
  'Java+Python',
  'HTML/CSS',
  'C/C++, Java',
  'Python (Django, Flask)',
])('a text consists of names of technologies: %s', (text) => {
  expect(isTechnology(text)).toBe(true);
});

it.each(['C++ & quays', 'Java and harbours'])('a text does not: %s', (text) => {
  expect(isTechnology(text)).toBe(false);
});
