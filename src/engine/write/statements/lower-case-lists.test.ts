import { expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { isLowerCaseItem } from './lower-case-lists';

const roleOf = (...statements: string[]) =>
  careerFacts({ roles: [{ title: 'Cheffe', organisation: 'Quai Nord', statements }] }).roles[0];

it.each([
  ['an item among others in lower case', 'fr', ['suivi des ports', 'gestion des quais du nord'], true],
  ['the rest of the line before it', 'fr', ['suivi des grues et', 'gestion des quais du nord'], false],
  ['the only line in lower case', 'fr', ['Suivi des ports', 'gestion des quais du nord'], false],
  ['a line in English', 'en', ['plans of ports', 'gestion des quais du nord'], false],
] as const)('%s', (_, language, lines, expected) => {
  expect(isLowerCaseItem('gestion des quais du nord', roleOf(...lines), language)).toBe(expected);
});
