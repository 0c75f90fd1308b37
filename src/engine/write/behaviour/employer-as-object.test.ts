/** An employer that is the object of a line's own verb is no mention of another post. */
import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';

const printed = (statements: string[]) => {
  const { profile } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Head of Mills', organisation: 'Brillwater', start: '2018', end: 'present', statements },
      ],
    }),
  );
  return JSON.stringify([profile.summary, profile.highlights]);
};

it.each([
  [
    "Leading Brillwater's mills across nine ports, 30,000+ growers.",
    "leads Brillwater's mills across nine ports",
  ],
  [
    'A trusted adviser to growers who led a 2,000-strong practice to its best harvest.',
    'led a 2,000-strong practice to its best harvest',
  ],
])('%s', (line, told) => {
  expect(printed([line])).toContain(told);
});
