import { expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { idsOfAchievements } from './emphasis';

const achievementsOf = (statements: string[]) => {
  const [role] = careerFacts({
    name: 'Edda Norling',
    roles: [
      { title: 'Harbour Director', organisation: 'Brillwater', start: '2017', end: 'present', statements },
    ],
  }).roles;
  const ids = idsOfAchievements(role!);
  return role!.statements.filter(({ id }) => ids.has(id)).map(({ value }) => value);
};

it('lines below a heading of achievements are set apart, up to the next heading of duties', () => {
  expect(
    achievementsOf([
      'Runs two ports',
      'Key achievements',
      'Opened nine berths',
      'Responsibilities',
      'Plans shifts',
    ]),
  ).toEqual(['Opened nine berths']);
});

it('a role that lists nothing but achievements has none set apart', () => {
  expect(achievementsOf(['Achievements:', 'Opened nine berths', 'Won two awards'])).toEqual([]);
});
