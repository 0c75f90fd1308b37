import { expect, it } from 'vitest';
import { dutiesAsActs } from './duties-as-acts';

it.each([
  ['My responsibilities included leading a team of nine', 'Leading a team of nine'],
  ['Once we were open, my daily duties included managing nine depots', 'Managing nine depots'],
  ['The position involved overseeing nine depots and their staff', 'Overseeing nine depots and their staff'],
  ['My focus was on keeping books, hiring staff, and planning harvests.', 'Keeping books.'],
  [
    'My role encompasses plans and staff, setting the budgets of nine depots',
    'Setting the budgets of nine depots',
  ],
  ['My work involves designing pumps', 'Designing pumps'],
])('"%s" is shortened to its first act, "%s"', (sentence, act) => {
  expect(dutiesAsActs(sentence, true)).toBe(act);
});

it.each(['My work is rewarding and fun', 'The role of planning is known', 'My task was too big'])(
  'a sentence that names no act stays as it is: %s',
  (sentence) => {
    expect(dutiesAsActs(sentence, true)).toBe(sentence);
  },
);

it('duties in the past tense are no acts of a present post', () => {
  expect(dutiesAsActs('My duties included leading a team', false)).toBe('My duties included leading a team');
  expect(dutiesAsActs('My duties include leading a team', false)).toBe('Leading a team');
});

it('a duty that is a purpose does not claim that it was fulfilled', () => {
  expect(dutiesAsActs('My task was to lead a team', true)).toBe('Responsible for leading a team');
  expect(dutiesAsActs('My role at the mill is to plan harvests', false)).toBe(
    'Responsible for planning harvests',
  );
  expect(dutiesAsActs('My role is to plan harvests', true)).toBe('My role is to plan harvests');
});
