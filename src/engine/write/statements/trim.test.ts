import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';
import { removeWish } from './removable-clauses';
import { actWithResult, trimStatement } from './trim';

const LONG =
  'Planned the move of the cold storage halls to one stock system by aligning growers, hauliers, customs and the port, establishing rules for the counting of crates in every hall of the port at the end of a shift, and driving a 63% increase in crates a month';

describe('an act with its result', () => {
  it.each([
    [
      'Held talks with all growers of the valley, raising the share of pears by 40% and bringing the mills and the growers of the valley to one table',
      'Held talks with all growers of the valley, raising the share of pears by 40%',
    ],
    [
      'Worked closely with the growers of nine valleys to find out where crates and time were lost, resulting in a 25% reduction of losses',
      'Worked closely with the growers of nine valleys, resulting in a 25% reduction of losses',
    ],
    [
      LONG,
      'Planned the move of the cold storage halls to one stock system, driving a 63% increase in crates a month',
    ],
    [
      'Built the counting module of the harbour used in 2014 for the northern and the southern ports of the valley which processed 8 million slips in a night',
      'Built the counting module of the harbour, which processed 8 million slips in a night',
    ],
    [
      'Led a crew in bringing the growers of the valley to one table at the port, resulting in better work and increased sales by 15% over two years of trade',
      'Led a crew in bringing the growers of the valley to one table at the port and increased sales by 15% over two years of trade',
    ],
    [
      'Built a stock system, which brought the counts of all growers of the valley together by processing 14 million slips in a night',
      'Built a stock system, processing 14 million slips in a night',
    ],
  ])('is shortened: %s', (text, shortened) => {
    expect(actWithResult(text, 130)).toBe(shortened);
  });

  it('stays whole if it is short enough', () => {
    const text = 'Moved nine depots to one system by hand and by night, saving EUR 4 million a year';
    expect(actWithResult(text, 130)).toBe(text);
  });

  it('is undefined if no figure follows', () => {
    expect(
      actWithResult('Moved nine depots to one system, saving time and money for growers', 130),
    ).toBeUndefined();
  });
});

describe('a statement that is too long', () => {
  it('is not cut between an act and its figure', () => {
    const whole = `Moved nine depots to one system, saving 4 million a year in ${'many and large '.repeat(8)}depots, raising the quality of work by 40%, and served as the voice of all the growers of the valley`;
    expect(trimStatement(whole)).not.toMatch(/quality of work$/);
  });

  it('is not cut before its figure', () => {
    expect(LONG.length).toBeGreaterThan(245);
    expect(trimStatement(LONG)).toMatch(/one stock system.*, driving a 63% increase in crates a month$/);
  });

  it('does not end with a word that only introduces names', () => {
    const named = `Improved the order of the halls in the port with appropriate measures such as ${'crates of oak, '.repeat(14)}and ropes`;
    expect(trimStatement(named) ?? '').not.toMatch(/measures$/);
  });
});

it('‘like’ without its examples is removed, but not the verb', () => {
  expect(trimStatement('Built the depots with modern tools like')).toBe('Built the depots with modern tools');
  const verb = 'Built the depots that the growers like';
  expect(trimStatement(verb)).toBe(verb);
});

it('years of experience are not cut off from their field', () => {
  const summary = `Senior shipwright with 30+ years directing the growth of cold stores, trade and ${'large and calm '.repeat(12)}depots in two ports of the north`;
  expect(trimStatement(summary)).toBe('Senior shipwright with 30+ years directing the growth of cold stores');
});

describe('a line of a role that breaks off after its action', () => {
  const profileText = (line: string) =>
    composeProfile(
      careerFacts({
        name: 'Ilse Marwood',
        roles: [
          {
            title: 'Plant Manager',
            organisation: 'Brillwater',
            start: '2012',
            end: '2016',
            statements: [line],
          },
        ],
      }),
    ).profile.highlights[0];

  it.each([
    [
      'Raised the catch of the fleet by 42% by mending nets and also lowers the waste by sorting.',
      'raised the catch of the fleet by 42%',
    ],
    [
      'Led a team of nine growers in developing the cold halls using Docker, Jenkins, Grafana, Kafka, Redis, and Linux.',
      'led a team of nine growers in developing the cold halls',
    ],
    [
      'Gained 3.1M visits and 78K clicks via integrated Paid Social, Programmatic Display, and SEM — raising +11% more sales by tests.',
      'gained 3.1M visits and 78K clicks via integrated Paid Social, Programmatic Display, and SEM',
    ],
    [
      'Wrote 120 feeds to move the records from Hooli Marketing, Initech, Vandelay, Tarnhelm, Corvane, etc to Varn Storage.',
      'wrote 120 feeds to move the records from Hooli Marketing, Initech, Vandelay, Tarnhelm and Corvane to Varn Storage',
    ],
  ])('is cut to its action: %s', (line, expected) => {
    expect(profileText(line)).toBe(`Plant Manager, Brillwater, 2012 to 2016: ${expected}`);
  });

  it('is not used if the rest of the line negates it', () => {
    expect(profileText('Cut the waste of the mill by 30%, but and also lowers the quality by a half.')).toBe(
      'Plant Manager, Brillwater, 2012 to 2016',
    );
  });
});

it.each([
  [
    'Completed a fellowship in the repair of presses at the mill of Varn under the board of growers and has been a guest of the well known house of Dr. C. S. Marwood, who was one of the first people to build a press of that kind in the valley of nine rivers and mills',
    'Completed a fellowship in the repair of presses at the mill of Varn under the board of growers',
  ],
])('a long line is not cut after initials: %s', (text, shortened) => {
  expect(trimStatement(text)).toBe(shortened);
});

it('a result does not end after the first of several names', () => {
  const line =
    'held the whole responsibility for harbour leases generating $90M in rents across Varn, Orla Ports, River Transport and Pellworm lines';
  expect(actWithResult(line, 130)).toBe(
    'held the whole responsibility for harbour leases, generating $90M in rents',
  );
});

it.each([
  [
    'Finance director with 20 years in retail, seeking a board role',
    'Finance director with 20 years in retail',
  ],
  ['30 years of experience in bakeries seeking to obtain work', '30 years of experience in bakeries'],
  ['Planner with nine mills, now looking for work in Oslo', 'Planner with nine mills'],
  ['Planner committed to nine mills, always seeking to learn', 'Planner committed to nine mills'],
])('a wish at the end of a description of oneself is removed: %s', (text, expected) => {
  expect(removeWish(text)).toBe(expected);
});

it('a wish at the end of a sentence that does not describe oneself is kept', () => {
  const sentence = 'Attained experience of nine mills, now seeking a post';
  expect(removeWish(sentence)).toBe(sentence);
});

it('a statement ends before the announcement of a list, but not before another clause', () => {
  const begun = 'Mill manager with 27 years of work in nine countries';
  expect(trimStatement(`${begun}; experience includes: Planning and design of mills`)).toBe(begun);
  const whole = 'Ran nine mills and their stores; experience in ports helped';
  expect(trimStatement(whole)).toBe(whole);
});

it('a reference to another line is removed only where the rest is complete', () => {
  expect(trimStatement('Cut the costs of nine mills across these functions')).toBe(
    'Cut the costs of nine mills',
  );
  const referring = 'Manages the planning and launch of these depots';
  expect(trimStatement(referring)).toBe(referring);
});

it('the examples before "etc." are kept', () => {
  expect(trimStatement('Filled a broad variety of roles including planner, loader, buyer, etc.')).toBe(
    'Filled a broad variety of roles including planner, loader and buyer',
  );
});

it('a long statement is cut at a clause, or not used', () => {
  const long = `Built a timetable platform for the railways of the north, including ${'a timetable and '.repeat(20)}a map`;
  expect(trimStatement(long)).toBe('Built a timetable platform for the railways of the north');
  expect(trimStatement('word '.repeat(80))).toBeUndefined();
});

it('an act keeps what its result makes possible in figures', () => {
  expect(
    actWithResult(
      'Led the replacement of a process by hand by introducing weekly plans, checks and records, enabling 140 growers to sell early',
      110,
    ),
  ).toBe('Led the replacement of a process by hand, enabling 140 growers to sell early');
});
