/** Resumes that name an employer once, over several titles with dates of their own. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const rolesOf = (lines: readonly string[]) =>
  factsOfParagraphs(['Inga Marlowe', 'Work Experience', ...lines].map((line) => paragraphOf(line))).roles;

/** The posts that are stated, in order. */
const postsOf = (...lines: string[]) =>
  rolesOf(lines)
    .filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation, start }) => [title, organisation, start?.year]);

it('units and regions behind titles are no employers below an employer with a place', () => {
  const lines = [
    'Nordhav Harbours, Geneva, Switzerland and 12+ overseas offices (Several Positions Held)',
    'Nordhav plans harbours, sluices and canals for towns on five coasts, for shipping companies and for the',
    'owners of islands, lighthouses and ferries, and looks after them for thirty years.',
    '• Managing Director, Dredging (Office of Chief Harbour Officer)// 2021-Present',
    '• Sr. Director, Locks and Canal Planning (Baltic and Black Sea) // 2019-2020',
    '• Team Leader, Ferry Terminals (Tallinn, Estonia) // 2015-2019',
    '• Manager, Canal Planning (Baltic and North Sea Coasts) // 2012-2015',
  ];
  expect(postsOf(...lines)).toEqual([
    ['Managing Director, Dredging (Office of Chief Harbour Officer)', 'Nordhav Harbours', 2021],
    ['Sr. Director, Locks and Canal Planning (Baltic and Black Sea)', 'Nordhav Harbours', 2019],
    ['Team Leader, Ferry Terminals', 'Nordhav Harbours', 2015],
    ['Manager, Canal Planning (Baltic and North Sea Coasts)', 'Nordhav Harbours', 2012],
  ]);
});

it('labelled titles with dates within those of the employer are posts there', () => {
  expect(
    postsOf(
      'Velmont Data, Norwood MA ¦ FEB 2006 – March 2018',
      'Velmont Data keeps the records of hospitals and of their laboratories in four halls below a mountain,',
      'where it is always cold.',
      'Customers: forty hospitals in the north and the west (surgery, children, teeth, hearts, eyes, bones, ears,',
      'noses, throats)',
      'Role: Director, Global Archive Operations ¦ June 2015 – March 2018',
      '• Planned the halls of the next ten years',
      'Role: Operations Manager, Record Server Service ¦ May 2011 – May 2015',
      '• Kept the halls cold',
      'Role: Sr. DBA ¦ Feb 2006 – April 2011',
      '• Moved the records of nine hospitals',
    ),
  ).toEqual([
    ['Director, Global Archive Operations', 'Velmont Data', 2015],
    ['Operations Manager, Record Server Service', 'Velmont Data', 2011],
    ['Sr. DBA', 'Velmont Data', 2006],
  ]);
});

it('titles over their dates have the employer above until another one is named', () => {
  expect(
    postsOf(
      'NORDHAV FOODS INC., Leeds, England',
      'Regional Sales Manager',
      'May 2021 – August 2024',
      'Sold fish to all harbours of the region and taught the new people how to do it.',
      'Senior Manager, Packaging',
      'March 2018 – May 2021',
      'Planned the boxes of the next years and all of their lids.',
      'Regional Sales Director',
      'January 2012 – March 2018',
      '• Doubled the sales of herring',
      'VELMONT BOATS, Bergen, Norway',
      'Director, Client Accounts',
      'April 2006 – January 2010',
      '• Found forty clients',
    ),
  ).toEqual([
    ['Regional Sales Manager', 'Nordhav Foods Inc.', 2021],
    ['Senior Manager, Packaging', 'Nordhav Foods Inc.', 2018],
    ['Regional Sales Director', 'Nordhav Foods Inc.', 2012],
    ['Director, Client Accounts', 'Velmont Boats', 2006],
  ]);
});

it('further posts have the whole name of the employer', () => {
  expect(
    postsOf(
      'NORDHAV, Inc., Oslo, Norway',
      'Director of Cold Storage Division, 1995 – 1997',
      'Manager of Packaging and Lids Department, 1992 – 1995',
      'Ran the cold storage in the north of the country and forty people who packed and loaded the fish.',
    ),
  ).toEqual([
    ['Director of Cold Storage Division', 'NORDHAV, Inc.', 1995],
    ['Manager of Packaging and Lids Department', 'NORDHAV, Inc.', 1992],
  ]);
});

it('names of companies behind titles are employers below a line with another one', () => {
  expect(
    postsOf(
      'Redwell Contracting ¦ 2008 – 2020',
      'Consultant, Harwick & Sons ¦ 2015 – 2018',
      '• Ran the plant with forty people',
      'Developer, Barlow Bank ¦ 2012 – 2015',
      '• Ran the shift of the night',
    ).map(([, organisation]) => organisation),
  ).toEqual(expect.arrayContaining(['Harwick & Sons', 'Barlow Bank']));
  expect(
    postsOf(
      'NORDHAV FOODS, Oslo',
      'Plant Manager ¦ 2015 – 2018',
      '• Ran the plant with forty people',
      'Consultant, Redwell Trading ¦ 2012 – 2015',
      '• Ran the shift of the night',
    ),
  ).toContainEqual(['Consultant', 'Redwell Trading', 2012]);
});

it('a place alone and a company below the dates of the post above are no employers of the titles below', () => {
  expect(
    postsOf(
      'Oslo, Norway',
      'Plant Manager, Nordhav Foods ¦ 2015 – 2018',
      '• Ran the plant with forty people',
      'Shift Supervisor, Redwell Trading ¦ 2012 – 2015',
      '• Ran the shift of the night',
    ).map(([, organisation]) => organisation),
  ).toEqual(['Nordhav Foods', 'Redwell Trading']);
  expect(
    postsOf(
      '* Plant Manager, Cold Storage ¦ 2015 – 2018',
      'Nordhav Foods, Oslo',
      'Ran the plant with forty people and with all of the partners that it had in the north of the country.',
      '* Shift Supervisor, Packaging ¦ 2012 – 2015',
      'Redwell Trading, Bergen',
      'Ran the shift of the night and all of its partners of the coast, the harbours and the northern islands.',
    ).map(([, organisation]) => organisation),
  ).toEqual(['Nordhav Foods', 'Redwell Trading']);
});

it('a company without a mark before it follows the unit of a title in a list of earlier posts', () => {
  expect(
    postsOf(
      'Nordhav Foods, Oslo, Norway',
      'Head of Packaging, Lids (Northern Coast) // 2015-2018',
      'Manager, Boxes (Northern Coast) // 2012-2015',
      '• Consultant, Cold Storage Division Velmont Shipbuilding Company, Bergen, Norway // 2009',
      '• Consultant, Marketing Division Redwell Development Company, Bergen, Norway // 2007',
    ),
  ).toEqual([
    ['Head of Packaging, Lids (Northern Coast)', 'Nordhav Foods', 2015],
    ['Manager, Boxes (Northern Coast)', 'Nordhav Foods', 2012],
    ['Consultant, Cold Storage Division', 'Velmont Shipbuilding Company', undefined],
    ['Consultant, Marketing Division', 'Redwell Development Company', undefined],
  ]);
});

it('a remark about the posts at an employer is no place', () => {
  const roles = rolesOf([
    'Nordhav Harbours, Washington, D.C. and 12+ overseas offices (Several Positions Held)',
    '• Managing Director, Dredging (Baltic and Black Sea) // 2019-Present',
    '• Manager, Canal Planning (Baltic and Black Sea) // 2015-2019',
  ]);
  expect(roles.map(({ organisation }) => organisation)).toEqual(['Nordhav Harbours', 'Nordhav Harbours']);
  expect(roles.map(({ location }) => location)).not.toContain('Several Positions Held');
});

it('a field of work after the comma of a title is no company, although it has the words of one', () => {
  expect(
    postsOf(
      '* Nordhav Group (Velo) — Austin, TX',
      'Senior Manager, Supply & Commercial Analytics | Apr 2021 – Jan 2025',
      '• Led a global team of six engineers',
      'Manager, Analytics and Data Science | May 2019 – Apr 2021',
      '• Built the models of three ports',
      'Data Analyst II | Jan 2018 – May 2019',
      '• Counted the ships of the northern sound',
      '* Redwell Instruments — Austin, TX',
      'Senior Analytics Consultant | Feb 2016 – Oct 2018',
      '• Wrote the reports of the programme',
    ),
  ).toEqual([
    ['Senior Manager, Supply & Commercial Analytics', 'Nordhav Group (Velo)', 2021],
    ['Manager, Analytics and Data Science', 'Nordhav Group (Velo)', 2019],
    ['Data Analyst II', 'Nordhav Group (Velo)', 2018],
    ['Senior Analytics Consultant', 'Redwell Instruments', 2016],
  ]);
});

it('an employer in a cell of its own before its town is named without it', () => {
  expect(
    postsOf(
      'Harbour Club ¦ Bergen, Norway',
      'Program Manager (September 2022 – July 2023); Campaign Organizer (September 2021 – September 2022)',
      '• Kept the budget of the club',
    ),
  ).toEqual([
    ['Program Manager', 'Harbour Club', 2022],
    ['Campaign Organizer', 'Harbour Club', 2021],
  ]);
});
