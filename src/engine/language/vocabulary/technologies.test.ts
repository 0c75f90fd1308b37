import { expect, it } from 'vitest';
import { spellTechnologies, technologyName } from './technologies';

it.each([
  ['mysql', 'MySQL'],
  ['.net core', '.NET Core'],
  ['SAP Fico', 'SAP FICO'],
  ['Programming Python', 'Python'],
  ['c++', 'C++'],
])('a technology is spelt as its makers spell it: %s', (text, name) => {
  expect(technologyName(text)).toBe(name);
});

it('technologies in a text are spelt as their makers spell them, but not words that are also names', () => {
  expect(spellTechnologies('Javascript + jquery')).toBe('JavaScript + jQuery');
  expect(spellTechnologies('Express deliveries and the rest')).toBe('Express deliveries and the rest');
});
