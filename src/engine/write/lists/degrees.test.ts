import { expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { degreesOf, highestDegree } from './degrees';

it('a degree without a school is listed, but mentioned in no sentence', () => {
  const facts = careerFacts({
    name: 'Edda Norling',
    education: [
      { school: '', degree: 'Master of Commerce' },
      { school: 'Velmont University', degree: 'Bachelor of Arts', field: 'Economics' },
      { school: 'Harbour University', degree: 'Informatik Bachelor Nicht abgeschlossen' },
      { school: 'Redwell College', degree: 'B.Sc Physics 3rd year discontinue' },
    ],
  });
  expect(degreesOf(facts).map(({ text }) => text)).toEqual([
    'Master of Commerce',
    'Bachelor of Arts, Economics, Velmont University',
  ]);
  expect(highestDegree(facts)?.school).toBe('Velmont University');
});
