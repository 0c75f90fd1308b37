import { expect, it } from 'vitest';
import { yearsAsked } from './years';

it.each([
  ['At least fifteen years of experience', 15],
  ['Sieben Jahre Erfahrung', 7],
  ['Huit ans d’expérience', 8],
  ['Nueve años de experiencia', 9],
  ['Dix-huit ans d’expérience', 18],
  ['Twenty-five years of experience', 25],
  ['Mindestens 1 Jahr Erfahrung', 1],
  ['Au moins 1 an d’expérience', 1],
  ['Un an d’expérience', 1],
  ['Un año de experiencia', 1],
  ['One year of experience', 1],
])('the years of experience that a requirement asks for are read: %s', (text, years) => {
  expect(yearsAsked(text)).toBe(years);
});

it.each([
  ['5-10 years of experience', 5],
  ['Five (5) to seven (7) years of experience', 5],
  ['Between 5 and 10 years of experience', 5],
  ['5 or more years of experience', 5],
  ['5 bis 10 Jahre Erfahrung', 5],
  ['Fünf bis zu zehn Jahren Erfahrung', 5],
  ['Zwischen 5 und 10 Jahren Erfahrung', 5],
  ['Fünf oder sechs Jahre Erfahrung', 5],
  ['3 à 5 ans d’expérience', 3],
  ['Entre 3 et 5 ans d’expérience', 3],
  ['Entre trois et cinq ans d’expérience', 3],
  ['3 ou 4 ans d’expérience', 3],
  ['De 5 a 10 años de experiencia', 5],
  ['Desde 5 hasta 10 años de experiencia', 5],
  ['Entre cinco y diez años de experiencia', 5],
  ['5 o más años de experiencia', 5],
])('the lower number of a range of years is read: %s', (text, years) => {
  expect(yearsAsked(text)).toBe(years);
});

it.each([
  ['Sie steuern einen Jahresumsatz von 40 Mio. Euro'],
  ['Eine an Kunden orientierte Arbeitsweise'],
  ['Founded in 2020; years of growth since'],
])('no years are read from a text that names none: %s', (text) => {
  expect(yearsAsked(text)).toBeUndefined();
});

it('the number before the years is read, not another one that ‘and’ joins to it', () => {
  expect(yearsAsked('A licence of class 2 and 5 years of experience')).toBe(5);
});

it('years are looked for in linear time', () => {
  const longText = [
    `5${' '.repeat(100_000)}x`,
    `between 5 and ${'a'.repeat(100_000)}`,
    '5 to '.repeat(20_000),
  ];
  // Processor time, since wall-clock time depends on the machine's load.
  const started = process.cpuUsage();
  for (const text of longText) expect(yearsAsked(text)).toBeUndefined();
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000);
});
