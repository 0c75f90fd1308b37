/** Text between and after the items of lists that is not an item, and text in the head that is not a headline. */
import { describe, expect, it } from 'vitest';
import type { CareerFacts } from '@/shared/record/facts';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const readHead = (...rows: PdfTextRow[]): CareerFacts =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume');

/** A resume with a list below a heading, one row for each line. */
const withList = (heading: string, ...rows: string[]): CareerFacts =>
  readHead(
    [40, 0, 18, 'Greta Lindqvist', 'b'],
    [40, 18, 10, 'greta@mail.example'],
    [40, 30, 14, 'Experience', 'b'],
    [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
    [40, 30, 14, heading, 'b'],
    ...rows.map((row): PdfTextRow => [40, 16, 10, row]),
  );
const skillsOf = (...rows: string[]) => withList('Skills', ...rows).skills.map(({ value }) => value);

describe('a list of skills', () => {
  it.each([
    ['a piece of a sentence', 'Budgeting, of the company, Excel'],
    ['a claim', 'Budgeting, Ability to work alone, Excel'],
    ['a sentence', 'Budgeting, supports every response to all customer queries, Excel'],
    ['a row of a form', 'Budgeting, Designation, Excel'],
    ['a company', 'Budgeting, Garnet Holdings Limited, Excel'],
    ['a country', 'Budgeting, Azerbaijan, Excel'],
    ['a month', 'Budgeting, October 2014, Excel'],
    ['an address', 'Budgeting, someone@else.example, Excel'],
    ['the person', 'Budgeting, Lindqvist Greta, Excel'],
    ['half a bracket', 'Budgeting, Till Date), Excel'],
    ['a number', 'Budgeting, 365, Excel'],
  ])('omits %s', (_, row) => {
    expect(skillsOf(row)).toEqual(['Budgeting', 'Excel']);
  });

  it('keeps items that look similar', () => {
    const row =
      '.NET, Web Services (SOAP), A/B Testing, C, Windows Server 2003, On-time delivery, Salesforce';
    expect(skillsOf(row)).toEqual(row.split(', '));
  });

  it('reduces items to what is known, without how well', () => {
    expect(skillsOf('Proficient in AutoCAD, working knowledge of Pascal')).toEqual(['AutoCAD', 'Pascal']);
  });

  it('moves spoken languages to the languages', () => {
    const facts = withList('Skills', 'Budgeting, native Swedish, English (B2)');
    expect(facts.skills.map(({ value }) => value)).toEqual(['Budgeting']);
    expect(facts.languages.map(({ value }) => value)).toEqual(['Swedish', 'English']);
  });

  it('ends at personal details and dated entries', () => {
    expect(
      skillsOf('Budgeting', 'Excel', 'Personal Dossier', 'Father: Olof Berg', 'Married, two children'),
    ).toEqual(['Budgeting', 'Excel']);
    expect(
      skillsOf('Budgeting', 'Excel', 'Access', 'Clarion Choir, Treasurer, 2012 - 2016', 'Choir tours'),
    ).toEqual(['Budgeting', 'Excel', 'Access']);
  });

  it('continues if each item has dates', () => {
    expect(skillsOf('Excel: 2010 - 2014', 'Budgeting: 2012 - 2016')).toEqual(['Excel', 'Budgeting']);
  });
});

it('the interests end at the first row of a form', () => {
  const facts = withList('Interests', 'Rowing, Chess', 'Languages known', 'D-Block, New Harbour');
  expect(facts.interests.map(({ value }) => value)).toEqual(['Rowing', 'Chess']);
});

it('an address is not read as a school', () => {
  const facts = withList(
    'Education',
    'BSc Statistics, Aldercott University, 2004',
    'PERMANENT ADDRESS - Flat 2, Mill Road',
  );
  expect(JSON.stringify(facts.education)).not.toMatch(/address|Mill Road/i);
  expect(facts.education).toHaveLength(1);
});

it('a declaration is not read as a certificate', () => {
  const facts = withList('Certificates', 'Certified Payroll Clerk', 'I hereby certify that this is true');
  expect(facts.certifications.map(({ value }) => value)).toEqual(['Certified Payroll Clerk']);
});

describe('a line below a name', () => {
  const headlineOf = (text: string) =>
    readHead(
      [40, 0, 18, 'Greta Lindqvist', 'b'],
      [40, 18, 11, text],
      [40, 18, 10, 'greta@mail.example'],
      [40, 30, 14, 'Experience', 'b'],
      [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
    ).headline?.value;

  it.each([
    'Apply for the post of foreman',
    'work as a crew member to manage',
    'A planner with a taste for boats',
    'Planner with 6+ years of experience building',
    'Leading planner and manager of',
    'Diploma in Planning',
    'P a g e | 1',
    '119 Director Street',
  ])('is not a headline: %s', (text) => {
    expect(headlineOf(text)).toBeUndefined();
  });
  it.each(['Planner and manager', 'Interim CFO | Board Member', 'Director of Studies'])(
    'is a headline: %s',
    (text) => {
      expect(headlineOf(text)).toBe(text);
    },
  );
});
