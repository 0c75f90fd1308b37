/** Roles stated in sentences, forms and tables, with and without dates. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';

const factsOf = (...texts: string[]) => factsOfParagraphs(['Mira Solberg', ...texts].map(paragraphOrHeading));

const postsOf = (facts: ReturnType<typeof factsOf>) =>
  facts.roles.map(({ title, organisation }) => `${title} @ ${organisation}`);

/** All employers that are stated or asked about. */
const employersIn = (facts: ReturnType<typeof factsOf>) => [
  ...facts.roles.map(({ organisation }) => organisation),
  ...(facts.unplaced ?? []).map(({ value }) => value),
];

it('consecutive roles in a paragraph are read', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Working as Plant Manager at Nordhav Foods Ltd. (Oct 2016 – Till Date). Worked as Production Engineer at Fjordline Systems Ltd. (May 2011 - Mar 2016).',
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods Ltd.',
    'Production Engineer @ Fjordline Systems Ltd.',
  ]);
});

it.each([
  ['that goes on', 'Presantly working with Nordhav Foods Ltd as a Plant Manager'],
  ['stated by how long it lasted', '1 year 3 months working with Nordhav Foods Ltd as a Plant Manager'],
  ['stated as so much experience', 'Six month work experience as a Plant Manager in Nordhav Foods Ltd'],
])('the employer of a role without dates is found, %s', (_, sentence) => {
  const facts = factsOf('WORK EXPERIENCE', sentence, 'EDUCATION', 'B.Sc. in Physics, 2012');
  expect(employersIn(facts).join()).toMatch(/Nordhav Foods/);
});

it('consecutive sentences are read as a role each, even with unknown titles', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Worked with Nordhav Foods Ltd as a DEO',
    'Worked in Fjordline Systems Ltd (Boats and Nets) as a Finance Co-Ord for 5 years',
    'Working in Redwell Trading Ltd as a Plant Manager since March 2016',
  );
  expect(employersIn(facts)).toEqual(
    expect.arrayContaining(['Nordhav Foods Ltd', 'Fjordline Systems Ltd', 'Redwell Trading Ltd']),
  );
});

it('sentences that begin with their dates are read', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    '2016-2018 : Worked as a Plant Manager at Nordhav Foods Ltd',
    '2012-2016 : Worked as a Production Engineer at Fjordline Systems Ltd',
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods Ltd',
    'Production Engineer @ Fjordline Systems Ltd',
  ]);
});

it('the sentence after an employer’s label is read', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Company: Worked as a Plant Manager at Nordhav Foods Ltd',
    'Period: June 2016 to Present',
    'Company: Worked as a Production Engineer at Fjordline Systems Ltd',
    'Period: January 2012 to May 2016',
  );
  expect(facts.roles.map(({ organisation }) => organisation)).toEqual([
    'Nordhav Foods Ltd',
    'Fjordline Systems Ltd',
  ]);
});

it.each([
  ['under a summary', 'SUMMARY', 'ADDITIONAL EXPERIENCE'],
  ['under a heading of their own', 'PREVIOUS ORGANISATIONAL DETAILS', 'EDUCATION'],
  ['under a heading that is an item', '• SUMMARY OF PROFESSIONAL EXPERIENCE', 'ADDITIONAL EXPERIENCE'],
])('dated roles are found %s beside another section of work', (_, heading, next) => {
  const facts = factsOf(
    'OBJECTIVE',
    'A post in a plant by the sea',
    heading,
    'Worked as a Plant Manager at Nordhav Foods Ltd from May 2012 to June 2018',
    next,
    'Production Engineer, Fjordline Systems Ltd ¦ Jan 2008 – May 2012',
  );
  expect(employersIn(facts)).toContain('Nordhav Foods Ltd');
});

it('words before a dash are read as the labels of a form', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Company Name - Nordhav Foods Ltd',
    'Designation - Plant Manager',
    'Duration - June 2016 to Present',
    'Company Name - Fjordline Systems Ltd',
    'Designation - Production Engineer',
    'Duration - January 2012 to May 2016',
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods Ltd',
    'Production Engineer @ Fjordline Systems Ltd',
  ]);
});

it('two titles separated by a slash stay one', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Plant Manager / Head of Safety',
    'Nordhav Foods Ltd ¦ June 2016 – Present',
    'Production Engineer / Buyer',
    'Fjordline Systems Ltd ¦ Jan 2012 – May 2016',
  );
  expect(facts.roles[0]?.title).toBe('Plant Manager / Head of Safety');
});

it('an employer’s name that wraps around dates in its cell is joined', () => {
  const rowsOf = (name: [string, string], dates: string, title: string): PdfTextRow[] => [
    [60, 26, 10, name[0]],
    [400, 7, 10, dates],
    [60, 7, 10, name[1]],
    [60, 16, 10, title],
    [72, 14, 10, 'Opened two plants in the north of the country and kept them running all the year.'],
  ];
  const page = pageOf([
    [
      [60, 0, 16, 'Mira Solberg', 'b'],
      [60, 40, 12, 'WORK EXPERIENCE', 'b'],
      ...rowsOf(['Nordhav Building and', 'Foods, Oslo'], 'June 2016 – May 2018', 'Plant Manager'),
      ...rowsOf(['Fjordline Systems', 'Private Limited'], 'Jan 2012 – May 2016', 'Production Engineer'),
    ],
  ]);
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
  expect(employersIn(facts).join('; ')).toMatch(
    /Nordhav Building and Foods.*Fjordline Systems Private Limited/,
  );
});

it('the roles after the label of a project are read', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Plant Manager, Nordhav Foods Ltd ¦ June 2016 – Present',
    'Project:',
    'A second line for frozen foods',
    'Production Engineer, Fjordline Systems Ltd ¦ Jan 2012 – May 2016',
  );
  expect(employersIn(facts)).toContain('Fjordline Systems Ltd');
});

it('roles without a heading after the education are found', () => {
  const facts = factsOf(
    'EDUCATION',
    'B.Sc. in Physics, Velmont University ¦ 2008 – 2011',
    'Plant Manager, Nordhav Foods Ltd ¦ June 2016 – Present',
    'Production Engineer, Fjordline Systems Ltd ¦ Jan 2012 – May 2016',
  );
  expect(employersIn(facts).join()).toMatch(/Nordhav Foods Ltd.*Fjordline Systems Ltd/);
});

it('a post that is mentioned beside the others is read', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Senior Full Stack Developer ¦ 2015 – 2020',
    'Nordhav Systems Ltd, Oslo, Norway',
    'Built the shops of two ferry lines with four colleagues.',
    'Additional experience as Full Stack Developer at Visual Lund, Bergen, Norway',
  );
  expect(postsOf(facts)).toEqual([
    'Senior Full Stack Developer @ Nordhav Systems Ltd',
    'Full Stack Developer @ Visual Lund',
  ]);
});
