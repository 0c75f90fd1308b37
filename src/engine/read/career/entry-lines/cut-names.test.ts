/** Employers' names that are cut by the end of a line or a separator, and titles with other words around them. */
import { describe, expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { tidyName, tidyTitle } from '../names/names';

const rolesOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', 'Experience', ...texts].map((text) => paragraphOf(text)),
  ).roles;
const statedPostsOf = (...texts: string[]) =>
  rolesOf(...texts)
    .filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => `${title} @ ${organisation}`);

describe('an employer whose name is cut by the end of the line', () => {
  it('is read in full after its sign and before its legal form', () => {
    const row = (line: string, down = 13): PdfTextRow => [40, down, 10, line];
    const lines = linesOfPages([
      pageOf([
        [
          [40, 0, 22, 'Inga Marlowe', 'b'],
          row('inga@example.com'),
          [40, 30, 14, 'Work Experience', 'b'],
          row('• Worked as an electrician from 2007 to 2008 in Redwell Electrical.'),
          row('• Worked as an electrician from 2008 to 2010 in Fjordline Projects Pvt. Ltd.'),
          row('• Worked as an electrician from 2010 to 2012 in Lund &'),
          row('  Berg Pvt. Ltd. Bergen.'),
        ],
      ]),
    ]);
    const { roles } = readResume(new FactsBuilder('s1', 'resume'), lines, 'resume');
    expect(roles.map(({ organisation }) => organisation)).toEqual([
      'Redwell Electrical',
      'Fjordline Projects Pvt. Ltd.',
      'Lund & Berg Pvt. Ltd',
    ]);
  });

  it('is read in full before a company word with a legal form', () => {
    expect(
      statedPostsOf(
        '• 1 Year (FROM 2011-12) industrial experience in NORDHAV POWER',
        'INFRASTRUCTURE LTD. As a FIELD ENGINEER.',
        '• 1 Year (FROM 2012-13) industrial experience in REDWELL POWER SYSTEMS LTD. As a TEAM LEADER.',
      ),
    ).toEqual([
      'Field Engineer @ Nordhav Power Infrastructure Ltd',
      'Team Leader @ Redwell Power Systems Ltd',
    ]);
  });

  it('includes the words after ‘of’ and its legal form', () => {
    expect(
      statedPostsOf(
        '• January 2014- April 2017 ¦ Redwell Bank S.A.L.',
        'Position: Junior officer – Corporate Department',
        'Read the files of companies.',
        '• December 2011 – January 2012 ¦ Coastal Bank of Norland',
        'Rotation through the different departments: Corporate Credit Division & Retail',
        '• July 2010 – August 2010 ¦ Banque Nordhav',
        'Internship as a Teller & a Customer Adviser',
      )[1],
    ).toBe(' @ Coastal Bank of Norland');
    expect(
      rolesOf(
        'HVAC Technician ¦ March 10-2015 to current',
        'Coastal engineering and maintenance company, LLC- UAE',
        '• Repaired the cooling systems of two towers.',
        'HVAC Technician',
        'Redwell A/c Dealers Oslo-Norway ¦ July 2012 to March 2015',
      )[0]?.organisation,
    ).toBe('Coastal engineering and maintenance company, LLC');
    expect(
      statedPostsOf('WORKED IN PETROLEUM PLANT OF REDWELL IN VELMONT.( as ELECTRICAL SUPERVISOR)'),
    ).toEqual(['Electrical Supervisor @ Petroleum Plant of Redwell']);
    expect(statedPostsOf('One Year Worked with NORDHAV MARINE CONSULTATION PVT. LTD. as Fitter')).toEqual([
      'Fitter @ Nordhav Marine Consultation Pvt. Ltd',
    ]);
  });
});

it('an explanation in brackets, an education entry and the person’s own name are not stated as posts', () => {
  expect(
    statedPostsOf(
      '1996-1999 ¦ REDWELL POWER SYSTEMS ¦ Oslo, Norway',
      '(Norland’s Pioneer of Coastal Fuel Cell Technology)',
      'Lead Development Engineer (1998-1999)',
      '• Led the tests of two engines.',
    ),
  ).not.toContainEqual(expect.stringContaining('Fuel Cell'));
  expect(
    statedPostsOf('MBA (Finance and marketing)', 'Velmont College', '08/2013 – 07/2015', 'Oslo, Norway'),
  ).toEqual([]);
  const roles = rolesOf(
    'Nordhav Foods Ltd, Oslo ¦ 2012 - 2014',
    'Buyer',
    'Personal details',
    'Name: Inga Marlowe',
    'Date of birth: 17th January, 1990',
  );
  expect(roles.map(({ organisation }) => organisation)).not.toContain('Inga Marlowe');
});

it.each([
  ['Bergen : Relationship Manager', 'Relationship Manager'],
  ['Accountant in Bergen', 'Accountant'],
  ['function of IT Supervisor', 'IT Supervisor'],
  ['Business Manager {2 years and 7 Months}', 'Business Manager'],
  ['MIS Executive. (Nov)', 'MIS Executive'],
  ['Sales & Service Engineer of “NORDHAV', 'Sales & Service Engineer'],
  ['Sales Manager, Assisted in', 'Sales Manager'],
  ['Production Engineer Reporting ToThe Manager', 'Production Engineer'],
  ['1.', ''],
  ['1.project coordinator', 'project coordinator'],
  ['Specialist in Logistics', 'Specialist in Logistics'],
  ['Engineer of “Nordhav” engines', 'Engineer of “Nordhav” engines'],
  ['Plant Engineer from March', 'Plant Engineer'],
  ['Full Time', ''],
])('a title is read without the words around it: %s', (text, title) => {
  expect(tidyTitle(text)).toBe(title);
});

it.each([
  ['Bergen, Redwell Catering LLC', 'Redwell Catering LLC'],
  ['Present Redwell New School', 'Redwell New School'],
  ['NORDHAV SERVICES LTD AS', 'NORDHAV SERVICES LTD'],
  ['Nordhav Maritime AS', 'Nordhav Maritime AS'],
  ['NORDHAV ENGINEERING towards various', 'NORDHAV ENGINEERING'],
  ['NORDHAV & CO.NORDHAV & CO.', 'NORDHAV & CO.'],
  ['Lund And Associates’', 'Lund And Associates'],
])('an employer’s name is read without a place and words before or after it: %s', (text, name) => {
  expect(tidyName(text)).toBe(name);
});

it('a long dash without spaces separates a title from its employer', () => {
  expect(
    statedPostsOf('07/2010—till date | Oslo', 'CFO—Nordhav Bio Ltd', 'Kept the books of two farms.'),
  ).toEqual(['CFO @ Nordhav Bio Ltd']);
});

it('the owner is asked about positions of pupils at their school', () => {
  expect(statedPostsOf('Harbour House Vice Captain, Redwell College, Bergen ¦ 2009-2010')).toEqual([]);
});

it('neither the heading below a post nor a school is a title', () => {
  expect(tidyTitle('Personal Dossier')).toBe('');
  expect(tidyTitle('Redwell Senior Secondary School 2015')).toBe('');
});
