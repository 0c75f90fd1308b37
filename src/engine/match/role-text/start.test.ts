import { expect, it } from 'vitest';
import { startDateOf } from './start';

it.each([
  ['Poste à pourvoir le 1er mars 2027.', '2027-03-01'],
  ['Contrat à partir de mars 2027.', '2027-03'],
  ['Start date: March 2027', '2027-03'],
  ['Eintritt ab 01.03.2027', '2027-03-01'],
  ['Poste à pourvoir le 1er février 2027.', '2027-02-01'],
  ['Eintritt ab 15. März 2027', '2027-03-15'],
  ['Starting 03/31/2027', '2027-03-31'],
  ['The firm was founded in March 2007.', null],
])('the start of "%s" is %s', (sentence, start) => {
  expect(startDateOf([sentence])).toBe(start);
});
