import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const proseOf = (about: string, end: string): string => {
  const { profile } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      about: [about, 'I plan the routes of 40 night ferries.'],
      roles: [
        { title: 'Harbour Planner', organisation: 'Korrel', start: '2021', end: 'present' },
        { title: 'Marketing Lead', organisation: 'Brillwater', start: '2017', end },
      ],
    }),
  );
  return `${profile.summary} ${profile.meet_them}`;
};

it('what somebody says to be at an employer is past if their post there has ended', () => {
  const about = 'I am the only planner of 9 night ports at Brillwater.';
  expect(proseOf(about, '2021')).toContain('was the only planner of 9 night ports at Brillwater');
  expect(proseOf(about, 'present')).toContain('is the only planner of 9 night ports at Brillwater');
});

it('present work at an employer that the person has left is left out', () => {
  const about = 'I run the 9 night ports of Brillwater.';
  expect(proseOf(about, '2021')).not.toContain('night ports');
  expect(proseOf(about, 'present')).toContain('runs the 9 night ports of Brillwater');
});
