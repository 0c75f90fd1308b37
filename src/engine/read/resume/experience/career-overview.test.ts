/** Overviews of posts without employers before the posts themselves. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const OVERVIEW = [
  '* WORK EXPERIENCE',
  '2015 - : Plant Director (NO)',
  '2010 - 2015: Purchasing Manager (DE)',
  '2006 - 2010: Quality Manager (DE)',
  '2002 - 2006: Process Engineer (NO)',
];
const POSTS = [
  '* NORDHAV FOODS AS, OSLO, NORWAY',
  '* Plant Director ¦ since 2015',
  '• Ran a plant with 300 people',
  '• Cut the waste of the plant by half',
  '* REDWELL AG, HAMBURG, GERMANY',
  '* Purchasing Manager ¦ 2010 to 2015',
  '• Bought packaging for nine plants',
  '• Led a team of eight buyers',
  '* Quality Manager ¦ 2006 to 2010',
  '• Wrote the handbook of the laboratory',
  '• Audited twelve suppliers',
  '* LUND BRYGGERI AS, BERGEN, NORWAY',
  '* Process Engineer ¦ 2002 to 2006',
  '• Planned a line for bottles',
  '• Trained the operators of the line',
];

const rolesOf = (lines: readonly string[], flow = 0) =>
  factsOfParagraphs([
    ...['Inga Marlowe', 'inga@example.com', ...OVERVIEW, '* LANGUAGES', '• English and German'].map((text) =>
      paragraphOf(text, { page: 1 }),
    ),
    ...lines.map((text) => paragraphOf(text, { page: 2, flow })),
  ]).roles.map(({ title, organisation, start }) => [title, organisation, start?.year]);

const EXPECTED = [
  ['Plant Director', 'Nordhav Foods AS', 2015],
  ['Purchasing Manager', 'Redwell AG', 2010],
  ['Quality Manager', 'Redwell AG', 2006],
  ['Process Engineer', 'Lund Bryggeri AS', 2002],
];

it('an overview gives way to posts that begin without a heading on a page of their own', () => {
  expect(rolesOf(POSTS, 1)).toEqual(EXPECTED);
});

it('an overview gives way to posts below a heading of their own', () => {
  expect(rolesOf(['* PROFESSIONAL EXPERIENCE', ...POSTS])).toEqual(EXPECTED);
});

it('an overview stays where its posts are described nowhere', () => {
  expect(rolesOf(['* HOBBIES', '• Sailing']).map(([title]) => title)).toEqual(
    expect.arrayContaining([expect.stringContaining('Plant Director')]),
  );
});

it('a post of an overview stays if its title begins like a heading of projects', () => {
  expect(
    rolesOf([
      '* PROFESSIONAL EXPERIENCE',
      ...POSTS,
      '* KESTREL AS, BERGEN, NORWAY',
      '* Projektleder ¦ 1999 to 2002',
      '• Moved a warehouse',
    ]),
  ).toContainEqual(['Projektleder', 'Kestrel AS', 1999]);
});

it('an undated list of posts gives way to the dated posts that it names', () => {
  const posts = (list: readonly string[], last = 'Buyer, Fjordline Foods') =>
    factsOfParagraphs(
      [
        'Inga Marlowe',
        'inga@example.com',
        '* RECENT EMPLOYMENT',
        ...list,
        '* RELEVANT EXPERIENCE',
        '* April 2021 – current ¦ Plant Director, Nordhav Foods',
        '• Ran a plant with 300 people',
        '* January 2019 - April 2021 ¦ Quality Manager, Redwell Group',
        '• Audited twelve suppliers',
        `* March 2015 - January 2019 ¦ ${last}`,
        '• Bought packaging',
      ].map((text) => paragraphOf(text)),
    ).roles.map(({ organisation, start }) => [organisation, start?.year]);
  const list = [
    '• Plant Director, Nordhav Foods',
    '• Quality Manager, Redwell Group',
    '• Buyer, Fjordline Foods',
    '• Clerk, Dept. Ports, Tourism',
  ];
  expect(posts(list)).toEqual([
    ['Nordhav Foods', 2021],
    ['Redwell Group', 2019],
    ['Fjordline Foods', 2015],
  ]);
  expect(posts(list, 'Buyer, Kleinort Harbour').length).toBeGreaterThan(3);
});
