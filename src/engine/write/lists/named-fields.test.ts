/** Fields of work that a person's own sentences name. */
import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { LEARNING_PATTERN, namedFields } from './named-fields';

const fieldsOf = (...about: string[]) =>
  namedFields(careerContextOf(careerFacts({ name: 'Edda Norling', about }))).map(({ name }) => name);

describe('lines about learning', () => {
  it.each([
    'Currently studying controlling, treasury and audit.',
    'Courses in controlling, treasury and audit.',
    'A course of study in controlling.',
    'Certificate in controlling.',
    'Working towards a certification in audit.',
  ])('include %s', (line) => expect(LEARNING_PATTERN.test(line)).toBe(true));

  it.each([
    'In the course of 20 years I led two ports.',
    'Of course, I know controlling.',
    'Ran a golf course.',
    'Led the ISO 27001 certification of two ports.',
    'Prepared SOC 2 certification.',
  ])('do not include %s', (line) => expect(LEARNING_PATTERN.test(line)).toBe(false));
});

describe('fields that a summary names', () => {
  it('are those of its lists, also where it says how long they took', () => {
    const line = 'What I did in the course of 20 years: budgeting, treasury and audit.';
    expect(fieldsOf(line)).toEqual(['Budgeting', 'Treasury']);
  });

  it('are not those of a list that the person is learning', () => {
    expect(fieldsOf('Currently learning:', 'Budgeting', 'Treasury')).toEqual([]);
  });
});
