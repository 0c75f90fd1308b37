import { expect, it } from 'vitest';
import { correctTitleSpelling } from './title-spelling';

it.each([
  ['Country Consultanr', 'Country Consultant'],
  ['Depot Manger', 'Depot Manager'],
  ['SENIOR ENGINEERR', 'SENIOR ENGINEER'],
  ['Sales Coordniator', 'Sales Coordinator'],
])('a slip in the noun of a title is corrected: %s', (title, corrected) => {
  expect(correctTitleSpelling(title)).toBe(corrected);
});

it.each([
  'Directory Services Manager',
  'Managed Services Engineer',
  'Architekt',
  'Coordinador de ventas',
  'Technicien',
  'Directora',
  'Assistent',
  'Analysis Manager',
  'Associates',
])('another word is left as it is: %s', (title) => {
  expect(correctTitleSpelling(title)).toBe(title);
});
