import { careerContextOf } from '../statements/career-context';
import type { Statement } from '../statements/statement';
import { careerFacts } from './build';

/** The statements read from one line of a role that has ended. */
export const statementsOfLine = (line: string): Statement[] =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Head of Works',
          organisation: 'Brillwater',
          start: '2015',
          end: '2019',
          statements: [line],
        },
      ],
    }),
  ).achievements;
