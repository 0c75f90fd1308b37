/** Faults that an edit of a line can cause, and those of notes that no sentence may keep. */
import { expect, it } from 'vitest';
import { correctMechanicalFaults } from './corrections';
import { joinActs, proseOf } from './joined-acts';
import { agreeLaterVerbs } from './later-verbs';

it('the last of several circumstances keeps its form', () => {
  const line = 'Lead the night port, counting ships, calling the pilots, and directing the tugs';
  expect(agreeLaterVerbs(line)).toBe(line);
});

it.each([
  [
    'Built the fleet from zero -> recruiting pilots and cooks',
    'Built the fleet from zero, recruiting pilots and cooks',
  ],
  ['Promoted twice: Deckhand → Mate → Captain', 'Promoted twice: Deckhand to Mate to Captain'],
  ['Raised trade from 4 → 9 ports', 'Raised trade from 4 to 9 ports'],
])('an arrow becomes words: %s', (line, expected) => {
  expect(correctMechanicalFaults(line)).toBe(expected);
});

it.each([
  [
    'Demonstrated exceptional leadership by overseeing the night ports of Varn',
    'Oversaw the night ports of Varn',
  ],
  ['Showed great initiative by opening nine ports', 'Opened nine ports'],
  ['Demonstrated leadership in a crisis of nine ports', 'Demonstrated leadership in a crisis of nine ports'],
])('a virtue before an act gives way to the act: %s', (line, expected) => {
  expect(correctMechanicalFaults(line)).toBe(expected);
});

it('an act after a clause with a subject of its own is left out', () => {
  expect(
    joinActs('rebuilt the fleet of Varn, and Korrel grew to 9% of its trade; opened two night ports'),
  ).toBe('rebuilt the fleet of Varn, and Korrel grew to 9% of its trade');
});

it.each([
  [
    'opened a quay, ensuring calm moorings for 30 ships and ensuring dry decks all year',
    ', ensuring calm moorings for 30 ships',
  ],
  ['opened a quay, ensuring calm moorings all year and ensuring 40 dry decks', ', ensuring 40 dry decks'],
  [
    'opened a quay, ensuring calm moorings for 30 ships and ensuring 40 dry decks',
    ', ensuring calm moorings for 30 ships and ensuring 40 dry decks',
  ],
])('what was ensured is said once, unless both have figures: %s', (line, expected) => {
  expect(joinActs(line)).toBe(`opened a quay${expected}`);
});

it('an article stands before a phrase that begins with a compound', () => {
  expect(proseOf('wrote the plan for AI-based route planning platform')).toBe(
    'wrote the plan for an AI-based route planning platform',
  );
});

it('languages in brackets are left out of a sentence', () => {
  expect(correctMechanicalFaults('Worked in nine ports of the south (English and Danish fluent).')).toBe(
    'Worked in nine ports of the south.',
  );
});
