/** To which role a title, a year or 'today' in a sentence refers. */
import { expect, it } from 'vitest';
import type { RoleFact } from '@/shared/record/facts';
import { careerFacts } from '../write/testing';
import { roleHasNames } from './clauses';
import { deriveSentence } from './entailment';
import { comparableKey, indexRecord } from './record-index';

const facts = careerFacts({
  name: 'Kim Okafor',
  roles: [
    { title: 'Buyer', organisation: 'Globex', start: '2018', end: 'present', statements: ['Opened a depot'] },
    {
      title: 'Position: Buyer',
      organisation: 'Hooli',
      start: '2014',
      end: '2018',
      statements: ['Sold the fleet'],
    },
    { title: 'Analyst', organisation: 'Hooli', start: '2009', end: '2014', statements: ['Built a model'] },
  ],
});
const index = indexRecord(facts);
const spans = facts.roles.flatMap((role) => [...role.spans, ...role.statements.flatMap((one) => one.spans)]);
const finding = (text: string) => deriveSentence(text, { spans, index, isEnglish: true }).finding;

it('a role matches its title as read and as printed, and no other title', () => {
  const labelled = facts.roles[1] as RoleFact;
  expect(roleHasNames(labelled, undefined, comparableKey('Position: Buyer'))).toBe(true);
  expect(roleHasNames(labelled, undefined, comparableKey('Buyer'))).toBe(true);
  expect(roleHasNames(labelled, undefined, comparableKey('Analyst'))).toBe(false);
});

it("'today' after an employer needs a current role there, not a current role of the same title elsewhere", () => {
  expect(finding('Kim is Buyer at Globex today')).toBeUndefined();
  expect(finding('Kim was Buyer at Hooli today')).toBe('time');
});

it('a year directly after a title belongs to that title', () => {
  expect(finding('Kim was Analyst until 2014 and Buyer until 2018')).toBeUndefined();
  expect(finding('Kim was Analyst 2009 to 2014 and Buyer 2014 to 2018')).toBeUndefined();
  expect(finding('Kim was Analyst, 2014 to 2018')).toBe('time');
});
