import { expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { wholeSkills } from './cut-names';

const wholeOf = (skills: string[], skillGroups: Record<string, string[]> = {}) =>
  wholeSkills(careerFacts({ name: 'Edda Norling', skills, skillGroups })).map(({ value }) => value);

it('a name that a line break has cut is one skill, and a head alone is none', () => {
  expect(wholeOf(['Berth Fees', 'Credit', 'Control', 'Harbour Pilotage'])).toEqual([
    'Berth Fees',
    'Credit control',
    'Harbour Pilotage',
  ]);
  expect(wholeOf(['Improvement', 'Cash Flow Management', 'Control', 'Radar'])).toEqual([
    'Cash Flow Management',
    'Radar',
  ]);
});

it('what stands below a heading of wishes is no skill', () => {
  const listed = ['Harbour Pilotage', 'SUITABLE INDUSTRIES', 'Mining', 'Real Estate'];
  expect(wholeOf(listed, { 'SUITABLE INDUSTRIES': ['Mining', 'Real Estate'] })).toEqual(['Harbour Pilotage']);
});
