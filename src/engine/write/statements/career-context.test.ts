import { expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { careerContextOf, givenNameOf } from './career-context';

it.each([
  ['Ruth Calloway, CFA', 'Ruth Calloway', 'Ruth'],
  ['Dr. Ruth Calloway', 'Dr. Ruth Calloway', 'Ruth'],
  ['Ruth CALLOWAY', 'Ruth Calloway', 'Ruth'],
  ['ruth calloway', 'Ruth Calloway', 'Ruth'],
  ['Ruth McCalloway', 'Ruth McCalloway', 'Ruth'],
])('prose names %s as %s, then as %s', (name, fullName, first) => {
  expect(careerContextOf(careerFacts({ name }))).toMatchObject({ fullName, first });
});

it.each([
  ['Ruth Calloway, CFA', 'Ruth Calloway, CFA'],
  ['Ruth Maria CALLOWAY', 'Ruth Maria Calloway'],
  ['ruth calloway', 'Ruth Calloway'],
])('the heading of a profile prints %s as %s', (name, printed) => {
  expect(careerContextOf(careerFacts({ name })).name).toBe(printed);
});

it.each(['Mai', 'Jan', 'September', 'oct.'])('a month is not an employer: %s', (organisation) => {
  const roles = [{ title: 'Plant Manager', organisation, start: '2012', end: '2016' }];
  expect(careerContextOf(careerFacts({ name: 'Ruth Calloway', roles })).roles[0]?.organisation).toBe('');
});

it('a nickname in brackets is not part of the name', () => {
  expect(careerContextOf(careerFacts({ name: 'Ruth Calloway (Ruthie)' }))).toMatchObject({
    name: 'Ruth Calloway',
    first: 'Ruth',
  });
});

it.each([
  ['K.N. Varenne', 'Varenne'],
  ['J. R. Hartwick', 'Hartwick'],
  ['Er. Tomas Halden', 'Tomas'],
  ['Mohd. Harun', 'Harun'],
  ['J. Robert Halden', 'Robert'],
])('prose names %s as %s', (name, called) => {
  expect(givenNameOf(name)).toBe(called);
});

it('a town after a title is not part of it', () => {
  const titled = (title: string) =>
    careerContextOf(
      careerFacts({ roles: [{ title, organisation: 'Brillwater', start: '2012', end: '2016' }] }),
    ).roles[0]?.title;
  expect(titled('Lead Engineer-Harbour Town, NY')).toBe('Lead Engineer');
  expect(titled('Lead Engineer - Harbour Town, NY')).toBe('Lead Engineer');
});
