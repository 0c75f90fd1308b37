/** How an action is joined with its result, and the profile that states both. */
import { expect, it } from 'vitest';
import { composeProfile } from '../../write';
import { careerFacts } from '../../write/testing';
import { joinConsequences } from './consequences';

const factsOf = (statements: string[]) =>
  careerFacts({
    name: 'Edda Norling',
    roles: [
      { title: 'Harbour Engineer', organisation: 'Brillwater', start: '2014', end: '2019', statements },
    ],
  });
const joinedLinesOf = (statements: string[]) =>
  joinConsequences(factsOf(statements).roles[0]?.statements ?? []).map(({ value }) => value);

it('an action and its result in the next sentence become one statement', () => {
  expect(joinedLinesOf(['Built a tide register.', 'This cut the delays of pilots by 40%.'])).toEqual([
    'Built a tide register, which cut the delays of pilots by 40%.',
  ]);
});

it.each([
  [
    ['Built a pilot system for two ports.', 'This system successfully processed 9,000 ships in one winter.'],
    'Built a pilot system for two ports, which processed 9,000 ships in one winter.',
  ],
  [
    ['Built a tide register.', 'This was a new product that has been used to plan 9,000 landings.'],
    'Built a tide register, which has been used to plan 9,000 landings.',
  ],
])('a result that names what was made belongs to it: %j', (statements, joined) => {
  expect(joinedLinesOf(statements)).toEqual([joined]);
});

it('a result that names what was made belongs to the statement that names it too', () => {
  const result = 'This system successfully processed 9,000 ships.';
  expect(joinedLinesOf(['Built a pilot system.', 'Added new lights.', result])).toEqual([
    'Built a pilot system, which processed 9,000 ships.',
    'Added new lights.',
  ]);
  expect(joinedLinesOf(['Built a tide register.', 'Added new lights.', result])).toHaveLength(3);
});

it('an action loses its circumstances if it would be too long with its result', () => {
  const action =
    'Designed and built a landing system for pilots capable of reading the tide tables of every port along the northern bay and its islands';
  const result = 'This system served 9,000 ships past two reefs in the storms of one winter without a loss.';
  expect(joinedLinesOf([`${action}.`, result])).toEqual([
    'Designed and built a landing system for pilots, which served 9,000 ships past two reefs in the storms of one winter without a loss.',
  ]);
});

it.each([
  [['Built a tide register.', 'This was the first of its kind.']],
  [['The tide register of the port', 'This cut the delays of pilots by 40%.']],
  [['Built a tide register, which pilots read.', 'This cut the delays of pilots by 40%.']],
  [['This cut the delays of pilots by 40%.']],
])('other sentences stay separate: %j', (statements) => {
  expect(joinedLinesOf(statements)).toEqual(statements);
});

it('the profile states both the action and its result', () => {
  const { profile, evidence } = composeProfile(
    factsOf(['Built a tide register for two ports.', 'This cut the delays of pilots by 40%.']),
  );
  expect(JSON.stringify(profile)).toContain(
    'tide register for two ports, which cut the delays of pilots by 40%',
  );
  const item = evidence.items.find(({ text }) => text.includes('which cut the delays'));
  expect(item?.spans.map(({ quote }) => quote)).toContain('This cut the delays of pilots by 40%.');
});
