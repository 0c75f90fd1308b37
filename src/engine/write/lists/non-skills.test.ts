import { expect, it } from 'vitest';
import { isNonSkill } from './non-skills';

it.each([
  'Embedded C programming',
  'Objective C programming',
  'Vitamin D research',
  'Create React App',
  'Experience design',
  'Job costing',
  'Self service analytics',
  'Cloud native',
])('may be a skill: %s', (text) => {
  expect(isNonSkill(text)).toBe(false);
});

it.each([
  'Positive traits',
  'Data p lanning works',
  'Create reports for the quays',
  'Experience with presses',
  'Fluent Norwegian',
  'Vice President',
  'Ensuring safety of workers',
  'BI&VISUALIZATION',
  'From March to this date',
  'Presses (old',
])('is not a skill: %s', (text) => {
  expect(isNonSkill(text)).toBe(true);
});
