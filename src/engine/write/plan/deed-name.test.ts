import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { objectOf } from '../statements/object';
import { careerFacts } from '../testing/build';
import { deedNameOf } from './deed-name';

const named = (statement: string) => {
  const [told] = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Operations Director', organisation: 'Brillwater', statements: [statement] }],
    }),
  ).achievements;
  const object = told && objectOf(told);
  return told && object ? deedNameOf(told, object) : undefined;
};

describe('the name of a deed', () => {
  it.each([
    ['Negotiated 14 supplier contracts worth EUR 9 million.', 'Supplier contract negotiation'],
    ['Launched the cider delivery service in 3 towns.', 'Cider delivery service launch'],
    ['Built a cold storage network for 40 growers.', 'Cold storage network development'],
  ])('%s: %s', (statement, name) => {
    expect(named(statement)).toBe(name);
  });

  it.each([
    ['a change that the title says', 'Reduced storage costs by 18% in two years.'],
    ['an object that names a doing', 'Built sales training for 40 growers.'],
    ['a verb without a sure noun', 'Bought two cider presses for EUR 2 million.'],
  ])('is none for %s', (_, statement) => {
    expect(named(statement)).toBeUndefined();
  });
});
