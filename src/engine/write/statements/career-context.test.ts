import { expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { careerContextOf } from './career-context';

it.each([
  ['Ruth Calloway, CFA', 'Ruth Calloway', 'Ruth'],
  ['Dr. Ruth Calloway', 'Dr. Ruth Calloway', 'Ruth'],
  ['Ruth CALLOWAY', 'Ruth Calloway', 'Ruth'],
  ['ruth calloway', 'Ruth Calloway', 'Ruth'],
  ['Ruth McCalloway', 'Ruth McCalloway', 'Ruth'],
])('prose names %s as %s, then as %s', (name, fullName, first) => {
  expect(careerContextOf(careerFacts({ name }))).toMatchObject({ name, fullName, first });
});

it.each(['Mai', 'Jan', 'September', 'oct.'])('a month is not an employer: %s', (organisation) => {
  const roles = [{ title: 'Plant Manager', organisation, start: '2012', end: '2016' }];
  expect(careerContextOf(careerFacts({ name: 'Ruth Calloway', roles })).roles[0]?.organisation).toBe('');
});

it('a short name in brackets is not part of the name', () => {
  expect(careerContextOf(careerFacts({ name: 'Ruth Calloway (Ruthie)' }))).toMatchObject({
    name: 'Ruth Calloway',
    first: 'Ruth',
  });
});
