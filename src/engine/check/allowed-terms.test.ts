import { expect, it } from 'vitest';
import { careerFacts } from '../write/testing';
import { allowedTermsOf, numbersIn } from './allowed-terms';

it('numbers in a text are equal whatever separates their thousands', () => {
  expect(numbersIn("1,200 and 1.200 and 1'200")).toEqual(['1200', '1200', '1200']);
});

it('the words of a title are allowed in their usual spelling', () => {
  const { words } = allowedTermsOf(
    careerFacts({ roles: [{ title: 'Grain Consultanr', organisation: 'Hooli', end: '2009' }] }),
  );
  expect(words).toContain('consultant');
});
