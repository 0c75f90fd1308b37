/** The direction of time in a description. */
import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { newestFirst } from './newest-first';

it('statements are told from the present post back', () => {
  const post = (organisation: string, start: string, end: string) => ({
    title: 'Harbour Manager',
    organisation,
    start,
    end,
    statements: [`Opened nine quays in ${organisation}.`],
  });
  const context = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        post('Fenmoor', '2002', '2005'),
        post('Brillwater', '2016', 'present'),
        post('Havenkade', '2013', '2016'),
        post('Corvane', '2008', '2013'),
      ],
    }),
  );
  const present = context.roles.find(({ end }) => end === 'present');
  const told = present && newestFirst(context.achievements, present).map(({ role }) => role?.organisation);
  expect(told).toEqual(['Brillwater', 'Havenkade', 'Corvane', 'Fenmoor']);
});
