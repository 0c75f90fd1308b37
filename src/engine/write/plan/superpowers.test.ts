import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { areOneStrength, NEWCOMERS_PATTERN, planSuperpowers } from './superpowers';

const statementsOf = (...lines: string[]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Head of Software',
          organisation: 'Brillwater',
          start: '2012',
          end: '2019',
          statements: lines,
        },
      ],
    }),
  ).achievements;

it('no superpower says what anybody of the trade does', () => {
  const titles = planSuperpowers(
    statementsOf(
      'Developed a grower notification platform for 14 depots.',
      'Built a mobile application for 40 growers.',
      'Managed 14 engineers across four depots.',
      'Cut the cost of storage by 30%.',
    ),
    'en',
    [],
  ).map(({ title }) => title);
  expect(titles).toContain('Cuts costs');
  expect(titles).not.toContain('Builds software');
  expect(titles).not.toContain('Manages engineers');
});

it('a saving that two lines state in figures comes before smaller results', () => {
  const titles = planSuperpowers(
    statementsOf(
      'Cut the answer time of growers by 30%.',
      'Rebuilt the ledger of nine mills, saving the growers over $400,000 a year.',
      'Delivered $6M in yearly storage savings by moving nine mills.',
      'Raised the uptime of presses by 4%.',
    ),
    'en',
    [],
  ).map(({ title }) => title);
  expect(titles[0]).toBe('Cuts costs');
});

it.each([
  ['Mentored 15 newly-hired contractors, achieving a safety rate of 79% on the quays.', true],
  ['Onboarded interns and apprentices.', true],
  ['Mentored nine directors into their first boards.', false],
  ['Hired 15 contractors for the quays.', false],
])('introducing newcomers to their work names no superpower: %s', (line, isIntroduction) => {
  expect(NEWCOMERS_PATTERN.test(line)).toBe(isIntroduction);
});

it.each([
  ['Reduces storage costs', 'Optimizes cost control', true],
  ['Reduces cloud spend', 'Lowers hosting costs', true],
  ['Leads port crews', 'Drives port strategy', true],
  ['Grows revenue', 'Cuts spoilage of fruit', false],
])('"%s" and "%s" are one strength: %s', (one, other, isOne) => {
  expect(areOneStrength(one, other)).toBe(isOne);
});

it('two results of one direction have titles with different verbs', () => {
  const { achievements } = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Fleet Analyst',
          organisation: 'Brillwater',
          start: '2018',
          end: 'present',
          statements: [
            'Reduced the spoilage of fruit by 31% with new cold rooms.',
            'Reduced berth queues by 40% in two summers.',
          ],
        },
      ],
    }),
  );
  const titles = planSuperpowers(achievements, 'en', []).map(({ title }) => title);
  expect(titles).toHaveLength(2);
  expect(new Set(titles.map((title) => title.split(' ')[0])).size).toBe(2);
});
