/** Careers and statements of a single line, for tests. */
import type { CareerFacts } from '@/shared/record/facts';
import { careerContextOf } from '../statements/career-context';
import type { Statement } from '../statements/statement';
import { careerFacts } from './build';

/** A career with one line of a role that has ended. */
export const careerOfLine = (line: string): CareerFacts =>
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
  });

/** The statements read from one line of a role that has ended. */
export const statementsOfLine = (line: string): Statement[] =>
  careerContextOf(careerOfLine(line)).achievements;
