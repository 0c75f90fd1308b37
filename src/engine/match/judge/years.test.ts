import { expect, it } from 'vitest';
import { yearsAsked } from './years';

it.each([
  ['At least fifteen years of experience', 15],
  ['Sieben Jahre Erfahrung', 7],
  ['Huit ans d’expérience', 8],
  ['Nueve años de experiencia', 9],
])('the years of experience that a requirement asks for are read: %s', (text, years) => {
  expect(yearsAsked(text)).toBe(years);
});
