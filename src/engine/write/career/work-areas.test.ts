import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { isWeakStatement, ONLY_DELIVERED_PATTERN } from './work-areas';

it.each(['Made delivery as per the agreed timeline', 'Ensured deliverables are delivered on time'])(
  'a line says only that work was delivered: %s',
  (line) => {
    expect(ONLY_DELIVERED_PATTERN.test(line)).toBe(true);
  },
);

it.each(['Delivered work on nine ports', 'Made deliveries to 40 shops on time'])(
  'a line says what was delivered: %s',
  (line) => {
    expect(ONLY_DELIVERED_PATTERN.test(line)).toBe(false);
  },
);

it('a line that says only that work was delivered is weak, or no statement at all', () => {
  const { achievements } = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Head of Software',
          organisation: 'Brillwater',
          start: '2012',
          end: '2019',
          statements: ['Delivered all tasks within the agreed timeline.'],
        },
      ],
    }),
  );
  expect(achievements.every(isWeakStatement)).toBe(true);
});
