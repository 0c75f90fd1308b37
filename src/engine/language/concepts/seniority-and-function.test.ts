import { expect, it } from 'vitest';
import { functionsOf, seniorityOf } from './seniority-and-function';

it.each([
  ['Chief Financial Officer', 'c-level', ['finance']],
  ['VP Sales - Fulfilment', 'vp', ['sales']],
  ['Head of People', 'director', ['people']],
  ['Non-Executive Director', 'board', ['general-management']],
  ['Betriebsleiter:in', 'director', ['operations']],
  ['Directrice financière', 'c-level', ['finance']],
  ['Digital Project Manager', 'manager', ['operations']],
  ['Director of Sales and Marketing', 'director', ['sales', 'marketing']],
])('the title "%s" has the seniority %s and the functions %j', (title, seniority, functions) => {
  expect(seniorityOf(title)).toBe(seniority);
  expect(functionsOf(title)).toEqual(functions);
});
