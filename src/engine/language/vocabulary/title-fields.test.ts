import { expect, it } from 'vitest';
import { fieldsOfTitle } from './title-fields';

it.each([
  ['Senior Project Controls Manager', 'project controls', true],
  ['Head of Data Science', 'data science', true],
  ['Director of Marketing', 'marketing', true],
  ['ERP Project Manager', 'ERP project management', false],
  ['Lead Data Engineer', 'data engineering', false],
  ['Engineering Manager', 'engineering', true],
])('the title %s names the field %s', (title, field, leads) => {
  expect(fieldsOfTitle(title)).toContainEqual({ field, leads });
});

it.each([
  'Data Science Intern',
  'Software Engineer',
  'Manager',
  'Project Engineer',
  'Assistant to the Head of Data',
])('the title %s names no field that says something', (title) => {
  expect(fieldsOfTitle(title)).toEqual([]);
});
