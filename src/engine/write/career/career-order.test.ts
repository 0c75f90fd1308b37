import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { currentRole } from './career-order';

const employerOf = (title: string) =>
  currentRole(
    careerContextOf(
      careerFacts({
        name: 'Ilse Marwood',
        roles: [
          { title, organisation: 'Brillwater', start: '2016', end: 'present' },
          { title: 'Town Moderator', organisation: 'Town of Varn', start: '2022', end: 'present' },
        ],
      }),
    ),
  )?.organisation;

it.each(['Pear Product Marketing', 'Mill Planner'])(
  'the present role is the work and not an office: %s',
  (title) => {
    expect(employerOf(title)).toBe('Brillwater');
  },
);
