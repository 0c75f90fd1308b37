import { describe, expect, it } from 'vitest';
import type { CareerFacts } from '@/shared/record/facts';
import { type CareerInput, careerFacts } from '../testing/build';
import { interestsOf } from './interests';

const factsOf = (input: CareerInput): CareerFacts => careerFacts({ name: 'Edda Norling', ...input });

describe('the interests of a profile', () => {
  const interestsIn = (...interests: string[]) => interestsOf(factsOf({ interests })).map(({ text }) => text);

  it('include pastimes, and not the fields of work next to them', () => {
    expect(interestsIn('Playing chess', 'Refrigeration and air conditioning', 'Trail running')).toEqual([
      'Playing chess',
      'Trail running',
    ]);
    expect(interestsIn('Power cycles', 'Fluid mechanics')).toEqual([]);
  });

  it('exclude spoken languages', () => {
    expect(interestsIn('Chess', 'Portuguese (Brazilian)', 'Cycling', 'Spanish', 'Opera')).toEqual([
      'Chess',
      'Cycling',
      'Opera',
    ]);
  });

  it('include unknown entries in a list of pastimes', () => {
    expect(interestsIn('Chess', 'Cycling', 'Falconry', 'Opera')).toContain('Falconry');
  });

  it('exclude rows that were not split into entries', () => {
    expect(interestsIn('Illustration Animation Rock climbing Video games cinema')).toEqual([]);
  });

  it.each([
    [
      'Away from the office, I’m a keen hiker, swimmer, and photographer.',
      ['Hiking', 'Swimming', 'Photography'],
    ],
    ['When I’m not working, you’ll find me cycling, cooking and with my kids.', ['Cycling', 'Cooking']],
  ])('include those of sentences about leisure: %s', (about, interests) => {
    expect(interestsOf(factsOf({ about: [about] })).map(({ text }) => text)).toEqual(interests);
  });

  it('exclude the work that the person enjoys', () => {
    expect(interestsOf(factsOf({ about: ['I enjoy planning, budgeting and hiring.'] }))).toEqual([]);
  });
});
