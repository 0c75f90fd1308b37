/** Records of forms: which lines belong to a record, and which of its values is the employer. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { linesOfParagraphs } from '../../layout/lines';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { labelledEmployer } from '../entry-lines/window';
import { scopesOf } from '../scopes';

const statedPostsOf = (...texts: string[]) =>
  factsOfParagraphs(['Mira Solberg', 'WORK EXPERIENCE', ...texts].map(paragraphOrHeading))
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation, start }) => `${title} @ ${organisation} ${start?.year ?? ''}`);

it('the lines between the labels of employer and dates are its address', () => {
  const post = (employer: string, address: string[], title: string, dates: string) => [
    `Previous Experience:\t${employer}`,
    ...address,
    `Designation:\t${title}`,
    `Period:\t${dates}`,
    'Kept the books of the branch and reported to its head every week.',
  ];
  expect(
    statedPostsOf(
      ...post(
        'Nordhav Services Pvt Ltd.,',
        ['REDWELL MUTUAL FUND', 'Old Quay Road, Oslo – 600 096.'],
        'Processing Officer',
        '01-12-2011 – 31-12-2014',
      ),
      ...post(
        'Fjordline Plantations Ltd.,',
        ['North Quay Road,', 'V Nagar, Oslo'],
        'Junior Officer',
        '2008 to 2011',
      ),
      ...post('Marlowe Sports Center', ['Akershus', 'Oslo'], 'Cashier', 'May 2005 to June 2008'),
    ),
  ).toEqual([
    'Processing Officer @ Nordhav Services Pvt Ltd. 2011',
    'Junior Officer @ Fjordline Plantations Ltd. 2008',
    'Cashier @ Marlowe Sports Center 2005',
  ]);
});

it('the firm in a form is the employer, and the client is not', () => {
  const post = (firm: string, title: string, dates: string) => [
    'NAME OF WORK:\tSTATION, CONSTRUCTION OF',
    'HOUSES AT VELMONT.',
    'CLIENT:\tPOWER CORPORATION OF NORLAND.',
    `FIRM:\t${firm}`,
    `DESIGNATION:\t${title}`,
    `PERIOD:\t${dates}`,
    'JOB DESCRIPTION:',
    '1.\tKept the site in accordance with its drawings.',
  ];
  expect(
    statedPostsOf(
      ...post('NORDHAV BUILDERS', 'SITE ENGINEER', 'JULY 2014 to JUNE 2016'),
      ...post('REDWELL GROUPS', 'SITE MANAGER', 'JUNE 2016 to SEPTEMBER 2017'),
    ),
  ).toEqual(['Site Engineer @ Nordhav Builders 2014', 'Site Manager @ Redwell Groups 2016']);
});

it('records whose first label is numbered keep their titles', () => {
  expect(
    statedPostsOf(
      'I.\tJob title:\tPLANT ENGINEER.',
      'Company:\tNordhav Cooling Engineers, Oslo, Norway',
      ':\tPeriod:\tJune 2017- Oct 2017',
      'II.\tDesignation:\tDESIGN ENGINEER.',
      'Company:\tRedwell Decor LLC, Harbour Hill, Oslo',
      'Period:\tFeb. 2017 –Apr 2017',
      'III.\tDesignation:\tTRAINEE ENGINEER.',
      'Company:\tFjordline Cooling Engineers, Oslo, Norway',
      'Period:\tMay 2015 –Jan 2017',
    ),
  ).toEqual([
    'Plant Engineer @ Nordhav Cooling Engineers 2017',
    'Design Engineer @ Redwell Decor LLC 2017',
    'Trainee Engineer @ Fjordline Cooling Engineers 2015',
  ]);
});

it('the labelled employer of a record is found above its dates, unless duties stand between them', () => {
  const row = (label?: string) => [{ text: 'Nordhav', label }] as never;
  const rows = [row('organisation'), row(), row('title'), []];
  expect(labelledEmployer(rows, 3, 0)).toBe(0);
  expect(labelledEmployer([row('organisation'), row('title'), row('text'), []], 3, 0)).toBeUndefined();
  expect(labelledEmployer([row('organisation'), row('title'), row(), []], 3, 0)).toBeUndefined();
});

it('the labelled employers of a form whose labels and dates are written together are stated', () => {
  const facts = factsOfParagraphs(
    [
      'Mira Solberg',
      'WORK EXPERIENCE',
      'Company 1 : ¦ “Fjordline ElectronicsIndustrialPvt.Ltd”',
      'NatureofWork: ¦ ProductionTechnician',
      'Duration: ¦ 21.01.2014 to10.04.2015',
      'Company 2 : ¦ “Velmont Composite (DIP-2, Oslo)”',
      'NatureofWork: ¦ ElectricalEngineer',
      'Duration: ¦ 08.05.2015 to stillworking',
      'EDUCATION',
      'B.Sc. in Physics, 2008',
    ].map(paragraphOrHeading),
  );
  expect(facts.roles.map(({ organisation, start, end }) => ({ organisation, start, end }))).toEqual([
    {
      organisation: 'Fjordline ElectronicsIndustrialPvt.Ltd',
      start: { year: 2014, month: 1 },
      end: { year: 2015, month: 4 },
    },
    { organisation: 'Velmont Composite', start: { year: 2015, month: 5 }, end: 'present' },
  ]);
  expect(facts.roles.every(({ confidence }) => confidence >= PROSE_CONFIDENCE)).toBe(true);
});

it('a form continues below the heading of a post’s projects', () => {
  const section = (kind: 'experience' | 'projects', ...texts: string[]) => ({
    kinds: [kind],
    heading: kind,
    lines: linesOfParagraphs(texts.map(paragraphOrHeading)),
  });
  const [scope, ...others] = scopesOf([
    section(
      'experience',
      'Company : 1 ¦ NORDHAV AUTOMATION (June 2014-July 2016)',
      'Designation: ¦ Engineer',
    ),
    section('projects', 'Filling line', 'Company : 2 ¦ VELMONT AUTOMATION (2011)', 'Designation: ¦ Engineer'),
  ]);
  expect(scope?.lines.at(-2)?.text).toMatch(/VELMONT/);
  expect(others).toEqual([]);
});

it('a labelled employer below the duties belongs to the dates above', () => {
  expect(
    statedPostsOf(
      '2004 - 2008',
      'Application programmer',
      '• Wrote courses for customers',
      'Name and address of employer ¦ Nordhav Systems, Oslo',
      '1998 - 2004',
      'Engineer',
      '• Lectured in halls',
      'Name and address of employer ¦ Redwell Tools, Bergen',
      '1990 - 1998',
      'Clerk',
      '• Filed letters',
      'Name and address of employer ¦ Lund Paper, Bergen',
    ),
  ).toEqual([
    'Application programmer @ Nordhav Systems 2004',
    'Engineer @ Redwell Tools 1998',
    'Clerk @ Lund Paper 1990',
  ]);
});
