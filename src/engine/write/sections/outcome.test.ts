import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing';
import { outcomeOf } from './outcome';

it('an outcome does not end within a list of a phrase', () => {
  const [statement] = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Harbour Director',
          organisation: 'Brillwater',
          start: '2017',
          end: '2019',
          statements: [
            'Supervised 8 pilots in the upkeep, care and repair of nine northern harbours, the quays of two rivers and the locks of three towns.',
          ],
        },
      ],
    }),
  ).achievements;
  expect((statement && outcomeOf(statement)) ?? '').not.toMatch(/upkeep$/);
});

it('an outcome does not end within a row of gerunds', () => {
  const [statement] = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Harbour Director',
          organisation: 'Brillwater',
          start: '2017',
          end: '2019',
          statements: [
            'Managed a team of pilots responsible for building, supporting and maintaining the northern harbours, the quays of two rivers and the locks of three towns.',
          ],
        },
      ],
    }),
  ).achievements;
  expect((statement && outcomeOf(statement)) ?? '').not.toMatch(/building$/);
});

it('an outcome is not cut to words that say nothing', () => {
  const [statement] = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Harbour Director',
          organisation: 'Brillwater',
          start: '2017',
          end: '2019',
          statements: [
            'Led the team through opening a modern quay for the ferries of nine northern towns and for the barges of the two rivers that meet behind the old harbour of Varn.',
          ],
        },
      ],
    }),
  ).achievements;
  expect((statement && outcomeOf(statement)) ?? '').not.toMatch(/^led the team$/);
});
