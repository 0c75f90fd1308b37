import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { createSkillWeightOf } from './skill-weight';

const weightIn = (skill: string, ...statements: string[]) => {
  const role = { title: 'Developer', organisation: 'Brillwater', start: '2019', end: 'present', statements };
  return createSkillWeightOf(careerContextOf(careerFacts({ name: 'Edda Norling', roles: [role] })))(
    skill,
    [],
  );
};

it.each([
  ['Go', 'Wrote Go services for nine mills.'],
  ['Go', 'Wrote the stock ledger of nine mills in Go.'],
  ['R', 'Built models of the harvest in “R”.'],
  ['C#', 'Moved the ledger to C#, SQL and Kafka.'],
])('a skill with a short name has the weight of its mention: %s in %s', (skill, line) => {
  expect(weightIn(skill, line)).toBe(1);
});

it.each([
  ['Go', 'Helped nine mills to go digital.'],
  ['R', 'Led R&D of nine mills.'],
  ['C', 'Advised C-level clients of nine mills.'],
])(
  'a skill with a short name has no weight by a word or letter that is no mention: %s in %s',
  (skill, line) => {
    expect(weightIn(skill, line)).toBe(0);
  },
);
