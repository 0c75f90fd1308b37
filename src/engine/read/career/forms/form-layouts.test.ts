/** Forms whose labels stand apart from their values, and entries that forms are mixed with. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';

const factsOf = (...texts: string[]) => factsOfParagraphs(['Mira Solberg', ...texts].map(paragraphOrHeading));
type Facts = ReturnType<typeof factsOf>;
const postsOf = ({ roles }: Facts) =>
  roles.map(
    ({ title, organisation, start, end }) =>
      `${title} @ ${organisation} ${start?.year ?? ''}-${typeof end === 'object' ? end.year : (end ?? '')}`,
  );
const statedEmployersIn = ({ roles }: Facts) =>
  roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE).map(({ organisation }) => organisation);

it('a column of values that begin with colons is read beside its labels', () => {
  const rows: [string, string][] = [
    ['Name', ': Mira Solberg'],
    ['Contact Details', ': Mobile 555 0100'],
    ['Personal Information', ': Norwegian, married'],
    ['Qualifications', ': Diploma in mechanical engineering'],
    ['Employment Details', ': three employers'],
    ['Previous Employer', ': M/s. Nordhav Foods LLC, Oslo.'],
    ['Designation', ': Plant Manager'],
    ['Duration', ': 08-11-2015 to 09-03-2017.'],
    ['Past Employer 1', ': M/s. Fjordline Systems Pvt. Ltd., Oslo'],
    ['Designation', ': Production Engineer'],
    ['Duration', ': 14-10-2011 to 27-10-2015.'],
    ['Past Employer 2', ': M/s. Redwell Trading Co., Oslo'],
    ['Designation', ': Maintenance Engineer'],
    ['Duration', ': 29-10-2009 to 13-10-2011.'],
  ];
  const column = (x: number, side: 0 | 1): PdfTextRow[] =>
    rows.map((row, index) => [x, index === 0 ? 20 : 16, 10, row[side]]);
  const page = pageOf([column(60, 0), [[260, 0, 14, 'SUMMARY'], ...column(260, 1)]]);
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods LLC 2015-2017',
    'Production Engineer @ Fjordline Systems Pvt. Ltd. 2011-2015',
    'Maintenance Engineer @ Redwell Trading Co. 2009-2011',
  ]);
});

it('values below their labels are read, numbered or not', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    ...[
      ['Nordhav Foods Pvt. Ltd., Oslo', 'Plant Manager', '2014 to 2016'],
      ['Fjordline Systems Pvt. Ltd., Oslo', 'Production Engineer', '2011 to 2014'],
      ['Redwell Trading Pvt. Ltd., Oslo', 'Maintenance Engineer', '2009 to 2011'],
    ].flatMap(([employer = '', title = '', dates = ''], index) => [
      `PREVIOUS COMPANY ${index + 1} OF 3:`,
      employer,
      'DESIGNATION:',
      title,
      'DURATION:',
      dates,
    ]),
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods Pvt. Ltd. 2014-2016',
    'Production Engineer @ Fjordline Systems Pvt. Ltd. 2011-2014',
    'Maintenance Engineer @ Redwell Trading Pvt. Ltd. 2009-2011',
  ]);
});

it('a label without a colon is not part of the employer’s name', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'PRESENT COMPANY Nordhav Foods Pvt Ltd, as Plant Manager from April-2017 to till date.',
    'PREVIOUS COMPANY Fjordline Systems Pvt Ltd, as Production Engineer from Sep-2015 to April-2017.',
  );
  expect(statedEmployersIn(facts)).toEqual(['Nordhav Foods Pvt Ltd', 'Fjordline Systems Pvt Ltd']);
});

it('titles, employers and towns are told apart at commas without spaces', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Plant Manager,Nordhav Foods,Hamburg,Germany',
    '(June 2014 – February 2017)',
    'Production Engineer,Fjordline Systems,Hamburg,Germany',
    '(May 2011 – August 2014)',
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods 2014-2017',
    'Production Engineer @ Fjordline Systems 2011-2014',
  ]);
});

it('a company’s description of itself is not a post', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Nordhav Foods Pvt Ltd ¦ June 2014 Till Date',
    'Nordhav is one of the leading bakeries of the north since 2010',
    'Designation : Plant Manager',
    'Fjordline Systems Pvt Ltd ¦ July 2012 Till June 2014',
    'Designation : Production Engineer',
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods Pvt Ltd 2014-present',
    'Production Engineer @ Fjordline Systems Pvt Ltd 2012-2014',
  ]);
});

it('a sentence that repeats the post above it supplies its title', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Organization: Nordhav Foods Ltd. (Solberg Group)',
    'Period: From June 2012 to March 2014',
    'My previous role',
    'Worked with Nordhav Foods Ltd as a Plant Manager at Hamburg',
    'Organization: Fjordline Systems Ltd.',
    'Period: From April 2011 to June 2012',
    'My previous role',
    'Worked with Fjordline Systems Ltd as a Production Engineer at Hamburg',
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods Ltd. 2012-2014',
    'Production Engineer @ Fjordline Systems Ltd. 2011-2012',
  ]);
});

it('the owner is asked about clients of projects if other entries name employers', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Nordhav Foods Pvt Ltd, Hamburg',
    'Position: Plant Manager. From: Mar 2015 to Till Date.',
    'Fjordline Systems Pvt Ltd, Hamburg',
    'Position: Production Engineer. From: June 2011 to November 2014.',
    ...['Redwell Group of Schools, Germany.', 'Velmont College, Germany.'].flatMap((client) => [
      'Project Title: A new bakery',
      `Client: ${client} ¦ Duration: ¦ April 2013 – August 2013`,
      'Employment Type : Seasonal ¦ Team Size: ¦ 9',
      'Project Location: Hamburg, Germany. ¦ Role Played : Project Manager',
    ]),
  );
  expect(statedEmployersIn(facts)).toEqual(['Nordhav Foods Pvt Ltd', 'Fjordline Systems Pvt Ltd']);
});

it('a list item with the company of the post below is not a duty of the post above', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    '• Nordhav Foods Pvt. Ltd., Germany',
    'Plant Manager ¦ June 2008 to April 2011',
    'Kept the line running with a crew of twelve.',
    '• Fjordline Systems Pvt. Ltd., Germany',
    'Production Engineer ¦ June 2005 to May 2008',
    'Repaired pumps and valves on both floors.',
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods Pvt. Ltd. 2008-2011',
    'Production Engineer @ Fjordline Systems Pvt. Ltd. 2005-2008',
  ]);
});

it('the owner is asked about a branch, and a verb is not an employer', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Plant Manager - Nordhav Foods Ltd',
    'June 2014 – February 2017',
    'Cashier - Harbour Branch.',
    'May 2011 – August 2013',
    '• Selected as a Core Member of the safety team in 2012-2014.',
  );
  expect(statedEmployersIn(facts)).toEqual(['Nordhav Foods Ltd']);
});

it('a heading for places of work begins a section, and open date ranges in its margin are read', () => {
  const facts = factsOf(
    'EDUCATION',
    '2003 – 2006 ¦ Velmont University',
    '* Workplace:',
    '2009 – ¦ Chief Executive Manager, NORDHAV',
    '2008 – 2009 ¦ Fjordline Systems Ltd., Design Director',
  );
  expect(postsOf(facts)).toEqual([
    'Chief Executive Manager @ Nordhav 2009-present',
    'Design Director @ Fjordline Systems Ltd. 2008-2009',
  ]);
});

it('the numbers of a list are not part of an employer’s name', () => {
  const entry = (number: number, employer: string, dates: string, title: string) => [
    `${number}-${employer}`,
    `DURATION: ${dates}`,
    `As a ${title}`,
    'I planned the work of the crew and bought the parts for the line.',
  ];
  const facts = factsOf(
    'WORK EXPERIENCE',
    ...entry(1, 'Nordhav Parking', 'March 2015 – September 2016', 'Managing Partner'),
    ...entry(2, 'Fjordline Capitals', 'February 2014 – October 2014', 'Sales Executive'),
    ...entry(3, 'Redwell Next', 'June 2010 – November 2012', 'Floor Manager'),
  );
  expect(statedEmployersIn(facts)).toEqual(['Nordhav Parking', 'Fjordline Capitals', 'Redwell Next']);
});

it('a department after its label is not an employer', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'August 2013 to Date - : Harbour Inn Velmont',
    'Department: Finance',
    'Position: Payroll Assistant',
    '2010 - August 2013: Redwell Restaurant',
    'Department: Finance',
    'Position: Accountant',
  );
  expect(postsOf(facts)).toEqual([
    'Payroll Assistant @ Harbour Inn Velmont 2013-present',
    'Accountant @ Redwell Restaurant 2010-2013',
  ]);
});

it('dates above the sentence of each post belong to it, even if the sentence is long', () => {
  const tail = 'in all works of the new harbour, its two bridges and the road to the town, as';
  const facts = factsOf(
    'WORK EXPERIENCE',
    '• From August 2015 to May 2016',
    `Worked with M/s. Nordhav Engineering Group, Velmont ${tail} Senior Mechanical Engineer`,
    '• From July 2012 to Till July 2014',
    `Worked with M/s. Fjordline Group of Companies, Velmont ${tail} Mechanical Engineer`,
    '• From December 2010 to December 2011',
    `Worked with M/s. Redwell Trading Co., Velmont ${tail} Project Manager`,
  );
  expect(postsOf(facts)).toEqual([
    'Senior Mechanical Engineer @ Nordhav Engineering Group 2015-2016',
    'Mechanical Engineer @ Fjordline Group of Companies 2012-2014',
    'Project Manager @ Redwell Trading Co. 2010-2011',
  ]);
});

it('the records of a form do not share lines if headings number them', () => {
  const record = (number: number, title: string, employer: string, dates: string) => [
    `WORK EXPERIENCE: ${number}`,
    `Position: ¦ ${title}`,
    `Company: ¦ ${employer}`,
    `Duration: ¦ ${dates}`,
    'Projects:',
    'Guided the crew of the line to the end of the work.',
  ];
  const facts = factsOf(
    ...record(1, 'Project Coordinator', 'Nordhav industrial automation', 'Nov’12 to Till Date'),
    ...record(2, 'Electrical Engineer', 'Fjordline Engineering', 'Jan’ 08 to Sep’ 12'),
    ...record(3, 'Junior Engineer', 'Redwell Engineering', 'May 02 to April 2004'),
  );
  expect(postsOf(facts)).toEqual([
    'Project Coordinator @ Nordhav industrial automation 2012-present',
    'Electrical Engineer @ Fjordline Engineering 2008-2012',
    'Junior Engineer @ Redwell Engineering 2002-2004',
  ]);
});

it('an item below employer and dates is the title of the next entry if titles come first', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    '• Banking trainer',
    '(Credit and collection) Nordhav High Institute - (2012-2016).',
    '• Training Manager',
    '(Selling skills) Fjordline World - (2010-2012).',
    '• Development Manager',
    '(Heavy equipment) Redwell Finance Company - (2007-2009).',
    '• Senior Finance Tutor',
    '(Small projects) Velmont Bank - (2004-2006).',
    '• Credit Analyst',
    '(Project finance) Harbour Institute - (1989-2003).',
  );
  expect(postsOf(facts).slice(1)).toEqual([
    'Training Manager @ Fjordline World 2010-2012',
    'Development Manager @ Redwell Finance Company 2007-2009',
    'Senior Finance Tutor @ Velmont Bank 2004-2006',
    'Credit Analyst @ Harbour Institute 1989-2003',
  ]);
});

it('a title and a company are separated although there is no mark between them', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Senior Survey Engineer Nordhav Constructions LLC, Hamburg, Germany (June 2016 to present)',
    'Reports to Project Manager',
    'Survey Engineer Fjordline Contracting LLC, Hamburg, Germany (Jan 2014 to May 2016)',
    'Reports to Project Manager',
    'Site Engineer Redwell Builders Pvt Ltd, Hamburg, Germany (Oct 2011 to Dec 2013)',
  );
  expect(postsOf(facts)).toEqual([
    'Senior Survey Engineer @ Nordhav Constructions LLC 2016-present',
    'Survey Engineer @ Fjordline Contracting LLC 2014-2016',
    'Site Engineer @ Redwell Builders Pvt Ltd 2011-2013',
  ]);
});
