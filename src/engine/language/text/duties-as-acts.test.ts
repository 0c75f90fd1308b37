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

it.each([
  ['Responsible to manage nine depots', 'Responsible for managing nine depots'],
  [
    'I was responsible to oversee, maintain, and improve stores',
    'Responsible for overseeing, maintaining, and improving stores',
  ],
  ['Responsible to manage stores and mills', 'Responsible for managing stores and mills'],
  ['Was Responsible for nine depots', 'Responsible for nine depots'],
  ['As COO I oversaw nine depots', 'I oversaw nine depots'],
])('"%s" is told as "%s"', (sentence, duty) => {
  expect(dutiesAsActs(sentence, true)).toBe(duty);
});

it.each([
  'Responsible to develop plans, conducted audits of mills',
  'Responsible to run depots and train their staff',
  'Responsible to the board of nine depots',
])('a responsibility whose later verbs would be missed stays as it is: %s', (sentence) => {
  expect(dutiesAsActs(sentence, true)).toBe(sentence);
});

it('a responsibility in the past tense is none of a present post', () => {
  expect(dutiesAsActs('Was Responsible for nine depots', false)).toBe('Was Responsible for nine depots');
});
