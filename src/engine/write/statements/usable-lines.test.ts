import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { careerContextOf } from './career-context';
import { isUnreadable } from './readable';
import { shortenRow, trimStatement } from './trim';

const textsOf = (line: string, end = '2019', title = 'Plant Manager') =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title, organisation: 'Brillwater', start: '2012', end, statements: [line] }],
    }),
  ).achievements.map(({ text }) => text);

describe('a line of a role is used', () => {
  it.each([
    [
      'that announces the lines below it',
      'Led the move of all mills to one ledger by training growers, including:',
      'Led the move of all mills to one ledger by training growers',
    ],
    [
      'below the announcement of an achievement',
      'Key accomplishments include: Acquired and restructured 3 mills.',
      'Acquired and restructured 3 mills',
    ],
    [
      'that lists acquisitions by their initials',
      'Responsible for strategy, M&A and the growers of nine mills.',
      'Responsible for strategy, M&A and the growers of nine mills',
    ],
    [
      'that ends in a duration after a sign',
      'Cut the wait of growers from 3 months to <1 month.',
      'Cut the wait of growers from 3 months to <1 month',
    ],
    [
      'whose list of nouns ends in gerunds',
      'Built a cold store with sorting, labelling, and packing halls.',
      'Built a cold store with sorting, labelling, and packing halls',
    ],
    [
      'about the growth of the careers of others',
      'Designed a ladder of grades to foster career growth and the bond to the mill.',
      'Designed a ladder of grades to foster career growth and the bond to the mill',
    ],
    [
      'with a compound that ends in a gerund',
      'Built reports that strengthened decision making and enhanced the service.',
      'Built reports that strengthened decision making and enhanced the service',
    ],
    [
      'with an accent in place of an apostrophe',
      'Moved the mill´s ledger to a new house in two weeks.',
      'Moved the mill’s ledger to a new house in two weeks',
    ],
    [
      'with a space beside a slash',
      'Planned the scope/cost /schedule of nine mills for the owners.',
      'Planned the scope/cost/schedule of nine mills for the owners',
    ],
  ])('%s', (_, line, text) => {
    expect(textsOf(line)).toEqual([text]);
  });

  it('that begins with the gerund of providing, before several words', () => {
    const line = 'Providing advisory services on the price of fruit and the upkeep of mills';
    expect(textsOf(line, 'present')).toEqual([
      'Provides advisory services on the price of fruit and the upkeep of mills',
    ]);
    expect(textsOf('Developing countries of the south and their growers', 'present')[0]).not.toContain(
      'Develops',
    );
  });

  it('as an achievement of the team if it says ‘we’', () => {
    expect(textsOf('We built nine mills for the growers of the valley.')).toEqual([
      'The team built nine mills for the growers of the valley',
    ]);
    expect(textsOf('We are a group of mills in the valley.')).toEqual([]);
  });
});

describe('a row of four or more long acts', () => {
  const row =
    'Served as adviser of all mills, planned the output with care of 9%, reviewed the halls and the stores and complied with the dates of owners';
  it('is shortened to the first and the one in figures', () => {
    expect(shortenRow(row)).toBe('Served as adviser of all mills and planned the output with care of 9%');
  });

  it('of three stays whole', () => {
    const three = row.slice(0, row.indexOf(' and complied'));
    expect(shortenRow(three)).toBe(three);
  });
});

it('a line is not cut after the participle of a further clause', () => {
  const long = `Led the move of ${'the cold halls and '.repeat(10)}the stores to one ledger, praised by the board and the growers of the valley for care`;
  expect(trimStatement(long) ?? '').not.toMatch(/, praised$/);
});

it.each([
  'Built slides to show the mill to growers, drive talks with all owners',
  'Built a guide to draft plans of mills, automated review + human checks of plans',
  'Supervised the upkeep of nine presses for, Corvane Company',
  'Supervised a mill at Sector 9, Fenmoor belongs to Corvane',
  'Set up of nine presses for the growers',
  'Created slides to show the mill, drive talks to hear the growers and owners',
  'Hired and phone growers in nine valleys',
  'Led the integraon of nine presses',
  'Graduated the school of growers among nine',
])('a line whose verbs are not joined is not used: %s', (line) => {
  expect(isUnreadable(line)).toBe(true);
});

it('a purpose of several verbs is used', () => {
  expect(isUnreadable('Hired nine growers to plant, prune and harvest pears')).toBe(false);
});

it('a product that is called by a common word keeps its capital', () => {
  const of = (lines: string[]) =>
    careerContextOf(
      careerFacts({
        name: 'Edda Norling',
        roles: [
          { title: 'Planner', organisation: 'Brillwater', start: '2012', end: '2019', statements: lines },
        ],
      }),
    ).achievements.map(({ text }) => text);
  const line = 'Built complex Priority integrations and set the priority of all orders.';
  const called = [
    'Moved nine mills to Priority ERP in two years.',
    'Trained growers in Priority ERP and its forms.',
  ];
  expect(of([line, ...called])).toContain(
    'Built complex Priority integrations and set the priority of all orders',
  );
  expect(of([line])).toContain('Built complex priority integrations and set the priority of all orders');
});

describe('a line without a verb says what somebody was or answered for', () => {
  const predicatesOf = (line: string, end = '2019') =>
    careerContextOf(
      careerFacts({
        name: 'Edda Norling',
        roles: [
          { title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end, statements: [line] },
        ],
      }),
    ).achievements.flatMap(({ predicate }) => predicate?.text ?? []);
  it.each([
    [
      'Full P&L responsibility for a mill with 1,200 growers in nine ports.',
      'had full P&L responsibility for a mill with 1,200 growers in nine ports',
    ],
    [
      'Project Leader of nine mills and their growers in two ports.',
      'was Project Leader of nine mills and their growers in two ports',
    ],
    ['P&L owner of the EUR 90m grain mill.', 'was P&L owner of the EUR 90m grain mill'],
    ['Head of a team of 60 pilots in two ports.', 'was head of a team of 60 pilots in two ports'],
    ['Member of the board of growers; led 95 pilots in nine ports.', 'led 95 pilots in nine ports'],
  ])('%s', (line, predicate) => {
    expect(predicatesOf(line)).toContain(predicate);
  });

  it('in the present tense in a present post', () => {
    expect(predicatesOf('Own sales, pilots and support, 165 people in nine ports.', 'present')).toEqual([
      'owns sales, pilots and support, 165 people in nine ports',
    ]);
  });

  it('but not if it says no more than the title', () => {
    expect(predicatesOf('Manager of the mill.')).toEqual([]);
  });
});
