import { expect, it } from 'vitest';
import { fieldOfTitle } from './title-field';

it.each([
  ['Head of SME Banking', 'SME Banking'],
  ['Senior Software Engineer (Edge)', 'Software'],
  ['Chief Operating Officer', 'Operations'],
  ['HR Director, West Africa', 'HR'],
  ['Associate Professor of Marine Biology', 'Marine Biology'],
  ['Control Manager Associate', 'Control'],
  ['Project Manager', undefined],
  ['General Manager', undefined],
  ['Analyst', undefined],
])('the field of "%s" is "%s"', (title, field) => {
  expect(fieldOfTitle(title)).toBe(field);
});
