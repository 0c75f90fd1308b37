/** Whole resumes: in one column, in two, with dates in a column, and without coordinates. */
import { describe, expect, it } from 'vitest';
import { FactsBuilder } from '../facts-builder';
import { linesOfPages, linesOfParagraphs } from '../layout/lines';
import { type PdfTextRow, pageOf } from '../testing/pdf-items';
import { readResume } from './index';

const factsOf = (columns: PdfTextRow[][]) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf(columns)]), 'resume');
const postsOf = (facts: ReturnType<typeof factsOf>) =>
  facts.roles.map(({ title, organisation, start, end }) => [
    title,
    organisation,
    start?.year,
    end === 'present' ? end : end?.year,
  ]);
const valuesOf = (facts: { value: string }[]) => facts.map((fact) => fact.value);

const HEAD: PdfTextRow[] = [
  [40, 0, 24, 'INGA MARLOWE', 'b'],
  [40, 24, 11, 'Chief Operating Officer'],
  [40, 16, 10, 'inga@example.com | Bergen, Vestland | linkedin.com/in/inga-marlowe'],
];
const body = (text: string): PdfTextRow => [52, 14, 10, text];

describe('a resume in one column', () => {
  const facts = factsOf([
    [
      ...HEAD,
      [40, 30, 14, 'P R O F I L E', 'b'],
      [40, 18, 10, 'Operations leader with 18 years in shipping. Now helps firms to grow.'],
      [40, 30, 14, 'Professional Experience', 'b'],
      [40, 18, 10, 'Chief Operating Officer', 'b'],
      [40, 14, 10, 'Nordhav Shipping AS, Bergen, Norway'],
      [40, 14, 10, 'Mar 2018 – Present'],
      body('• Cut port turnaround time by 22% in two years.'),
      body('• Introduced a planning system.'),
      [40, 26, 10, 'Director of Operations', 'b'],
      [40, 14, 10, 'Fjordline Logistics'],
      [40, 14, 10, '01/2012 – 02/2018'],
      body('• Opened two warehouses on time.'),
      [40, 30, 14, 'Skills', 'b'],
      [40, 18, 10, 'Leadership: Coaching, Hiring'],
      [40, 14, 10, 'Lean Six Sigma | Budgeting'],
      [40, 30, 14, 'Certifications', 'b'],
      [40, 18, 10, '• PRINCE2 Practitioner, 2010'],
      [40, 30, 14, 'Languages', 'b'],
      [40, 18, 10, 'English (native), French'],
    ],
  ]);

  it('has the name, headline, place and address of its head', () => {
    expect(facts.name?.value).toBe('Inga Marlowe');
    expect(facts.name?.spans[0]?.quote).toBe('INGA MARLOWE');
    expect(facts.headline?.value).toBe('Chief Operating Officer');
    expect(facts.location?.value).toBe('Bergen, Vestland');
    expect(facts.linkedinUrl).toBe('https://www.linkedin.com/in/inga-marlowe');
  });

  it('has roles with their statements', () => {
    expect(postsOf(facts)).toEqual([
      ['Chief Operating Officer', 'Nordhav Shipping AS', 2018, 'present'],
      ['Director of Operations', 'Fjordline Logistics', 2012, 2018],
    ]);
    expect(valuesOf(facts.roles[0]?.statements ?? [])).toEqual([
      'Cut port turnaround time by 22% in two years.',
      'Introduced a planning system.',
    ]);
    expect(facts.roles[0]?.location).toBe('Bergen, Norway');
  });

  it('has skills with their groups, certificates, languages and a summary', () => {
    expect(valuesOf(facts.skills)).toEqual([
      'Leadership',
      'Coaching',
      'Hiring',
      'Lean Six Sigma',
      'Budgeting',
    ]);
    expect(facts.skillGroups).toContainEqual({ name: 'Leadership', skills: ['Coaching', 'Hiring'] });
    expect(valuesOf(facts.certifications)).toEqual(['PRINCE2 Practitioner']);
    expect(valuesOf(facts.languages)).toEqual(['English', 'French']);
    expect(valuesOf(facts.about)).toHaveLength(2);
  });
});

describe('the two columns of a resume', () => {
  const left: PdfTextRow[] = [
    [40, 0, 13, 'Contact', 'b'],
    [40, 16, 10, 'inga@example.com'],
    [40, 14, 10, 'Bergen, Norway'],
    [40, 26, 13, 'Skills', 'b'],
    [40, 16, 10, 'Change Management'],
    [40, 14, 10, 'Coaching'],
    [40, 14, 10, 'Vendor Negotiation'],
    [40, 26, 13, 'Languages', 'b'],
    [40, 16, 10, 'Norwegian – native'],
  ];
  const right: PdfTextRow[] = [
    [230, 0, 24, 'Inga Marlowe', 'b'],
    [230, 24, 13, 'Chief Operating Officer'],
    [230, 26, 13, 'Work Experience', 'b'],
    [230, 16, 10, 'Nordhav Shipping', 'b'],
    [480, 0, 10, '2018 - Present'],
    [230, 14, 10, 'Chief Operating Officer'],
    [242, 14, 10, 'Cut turnaround time by 22% in six ports of three countries.'],
    [230, 24, 10, 'Fjordline Logistics', 'b'],
    [480, 0, 10, '2012 - 2018'],
    [230, 14, 10, 'Director of Operations'],
    [242, 14, 10, 'Opened two warehouses on time and under budget.'],
  ];
  const facts = factsOf([left, right]);

  it('are read separately', () => {
    expect(facts.name?.value).toBe('Inga Marlowe');
    expect(facts.location?.value).toBe('Bergen, Norway');
    expect(postsOf(facts)).toEqual([
      ['Chief Operating Officer', 'Nordhav Shipping', 2018, 'present'],
      ['Director of Operations', 'Fjordline Logistics', 2012, 2018],
    ]);
    expect(valuesOf(facts.skills)).toEqual(['Change Management', 'Coaching', 'Vendor Negotiation']);
    expect(valuesOf(facts.languages)).toEqual(['Norwegian']);
  });
});

it('roles with their dates in a separate column are read', () => {
  const facts = factsOf([
    [
      ...HEAD,
      [40, 30, 14, 'Berufserfahrung', 'b'],
      [40, 18, 10, '03/2018 – heute'],
      [170, 0, 10, 'Leiterin Betrieb, Hafenwerk GmbH', 'b'],
      [182, 14, 10, 'Führte 40 Personen an drei Standorten.'],
      [40, 24, 10, '2015 – 2018'],
      [170, 0, 10, 'Projektleiterin, Brücke AG', 'b'],
      [182, 14, 10, 'Lieferte 14 Projekte.'],
    ],
  ]);
  expect(postsOf(facts)).toEqual([
    ['Leiterin Betrieb', 'Hafenwerk GmbH', 2018, 'present'],
    ['Projektleiterin', 'Brücke AG', 2015, 2018],
  ]);
});

it('a document without coordinates, such as DOC and DOCX, is read', () => {
  const line = (...cells: string[]) => ({
    cells,
    bold: false,
    size: 0,
    bullet: false,
    spaced: false,
    heading: false,
    flow: 0,
  });
  const lines = linesOfParagraphs([
    line('Inga Marlowe'),
    line('Chief Operating Officer'),
    line('Austin, TX'),
    line('Work Experience'),
    line('Chief Operating Officer, Global Freight Corporation'),
    line('Jan, 2019 - Present'),
    line('Leading 12,000 people across 35 countries.'),
    line('President, Innovate Partners Inc.'),
    line('Jun, 2014 - Dec, 2018'),
    line('Oversaw all operational functions.'),
    line('Education'),
    line('MBA, Harbour Business School', '2007'),
  ]);
  const facts = readResume(new FactsBuilder('s1', 'resume'), lines, 'resume');
  expect(facts.location?.value).toBe('Austin, TX');
  expect(postsOf(facts)).toEqual([
    ['Chief Operating Officer', 'Global Freight Corporation', 2019, 'present'],
    ['President', 'Innovate Partners Inc.', 2014, 2018],
  ]);
  expect(facts.education).toMatchObject([{ school: 'Harbour Business School', degree: 'MBA' }]);
});
