/** Headings of which only one word is known, and lines that only look like such headings. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages, linesOfParagraphs } from '../../layout/lines';
import { paragraphOf } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';
import { sectionsOf } from './sections';

const HEAD: PdfTextRow[] = [
  [40, 0, 22, 'Inga Marlowe', 'b'],
  [40, 14, 10, 'inga@example.com'],
];
const heading = (line: string): PdfTextRow => [40, 30, 14, line, 'b'];
const text = (line: string, down = 14): PdfTextRow => [40, down, 10, line];
const factsOf = (...rows: PdfTextRow[]) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([[...HEAD, ...rows]])]), 'resume');
const valuesOf = (facts: readonly { value: string }[]) => facts.map(({ value }) => value);
const POST = [
  heading('DOŚWIADCZENIE ZAWODOWE'),
  text('Account Manager, Nordhav Polska', 20),
  text('2019 – 2021'),
];

it('a section is read by the one known word of its heading', () => {
  const facts = factsOf(
    ...POST,
    heading('UMIEJĘTNOŚCI HANDLOWE'),
    text('Negocjacje', 20),
    text('Cold calling'),
    heading('DOŚWIADCZENIE SPRZEDAŻOWE'),
    text('Account Manager, Fjordline Logistics', 20),
    text('2017 – 2018'),
  );
  expect(valuesOf(facts.skills)).toEqual(['Negocjacje', 'Cold calling']);
  expect(facts.roles.map(({ organisation }) => organisation)).toContain('Fjordline Logistics');
});

it('a heading beside an address is read, although its row ends with the comma of that address', () => {
  const facts = factsOf(
    [40, 30, 10, 'WORK EXPERIENCE', 'b'],
    [300, 0, 10, 'Marlowe House, Quay Road,'],
    text('Account Manager, Nordhav Foods Ltd', 20),
    text('2019 – 2021'),
    heading('EDUCATION'),
    text('MSc, Marlowe University, 2012'),
  );
  expect(facts.roles.map(({ organisation }) => organisation)).toEqual(['Nordhav Foods Ltd']);
});

it('a heading that wraps is read as one', () => {
  const facts = factsOf(
    ...POST,
    heading('KOMPETENCJE'),
    [40, 17, 14, 'SPRZEDAŻOWE', 'b'],
    text('Negocjacje', 20),
  );
  expect(valuesOf(facts.skills)).toEqual(['Negocjacje']);
});

it('the heading QUALIFICATION above a list of schools is read', () => {
  const facts = factsOf(heading('QUALIFICATION'), text('B.Com from Velmont University, 2009', 20));
  expect(facts.education.map(({ school }) => school)).toEqual(['Velmont University']);
});

it('a job or a department is not a heading', () => {
  const facts = factsOf(
    heading('Work Experience'),
    [40, 20, 12, 'Education Manager', 'b'],
    text('Nordhav Foods, 2015 – 2019'),
    [40, 24, 12, 'Customer Experience', 'b'],
    text('Fjordline Logistics, 2011 – 2014'),
  );
  expect(facts.education).toEqual([]);
  expect(facts.roles).toHaveLength(2);
});

it('the posts of a document are read beside a section with a heading of partial experience', () => {
  const facts = factsOf(
    heading('POSTS ABROAD AND AT SEA'),
    text('Safety Officer', 20),
    text('Nordhav Shipping Ltd, Jan 2012 – Mar 2016'),
    heading('SHUTDOWN EXPERIENCES'),
    text('Fjordline Chemicals Ltd: maintenance of the site', 20),
  );
  expect(facts.roles.map(({ organisation }) => organisation)).toContain('Nordhav Shipping Ltd');
});

it('knowledge is a heading of skills at its end', () => {
  const facts = factsOf(...POST, heading('HARBOUR & CRANE KNOWLEDGE'), text('Lashing', 20), text('Pilotage'));
  expect(valuesOf(facts.skills)).toEqual(['Lashing', 'Pilotage']);
  const { skills } = factsOf(...POST, heading('KNOWLEDGE MANAGEMENT'), text('Lashing the decks', 20));
  expect(skills).toEqual([]);
});

it('small capitals far below the text above are a heading', () => {
  const facts = factsOf(
    [40, 30, 16, 'SKILLS', 'b'],
    text('Lashing', 20),
    text('Pilotage'),
    [40, 60, 12, 'EXPERIENCE'],
    text('Crane Operator, Nordhav Foods', 30),
    text('2019 – 2021'),
    [40, 40, 16, 'EDUCATION', 'b'],
    text('MSc, Marlowe University, 2012', 20),
  );
  expect(valuesOf(facts.skills)).toEqual(['Lashing', 'Pilotage']);
  expect(facts.roles.map(({ organisation }) => organisation)).toEqual(['Nordhav Foods']);
});

it('large capitals with a bullet are headings, among bullets that are none', () => {
  const bullet = (line: string, down = 14): PdfTextRow => [40, down, 10, `■ ${line}`];
  const facts = factsOf(
    [40, 30, 13, '■ WORK EXPERIENCE', 'b'],
    [40, 20, 10, 'Account Manager, Fjordline Logistics', 'b'],
    text('2019 – 2021'),
    bullet('Opened two harbours in the north.'),
    bullet('Sold berths to nine shipping lines.'),
    [40, 30, 13, '■ EDUCATION', 'b'],
    [40, 20, 10, 'BSc Shipping, Marlowe University, 2012', 'b'],
  );
  expect(facts.roles.map(({ organisation }) => organisation)).toEqual(['Fjordline Logistics']);
  expect(facts.education.map(({ school }) => school)).toEqual(['Marlowe University']);
});

it('a heading that ends in "experience" is no title of a post, although it has a word of titles', () => {
  const lines = linesOfParagraphs(
    [
      'Inga Marlowe',
      '* WORK EXPERIENCE',
      'Account Manager, Nordhav Foods Ltd',
      '2019 – 2021',
      '• Sold berths to nine shipping lines',
      '* FREELANCE / SAIL DESIGN EXPERIENCE',
      '* Sail Designer & Canvas Creative | Various Brands (Remote) | 2017 – Present',
      '• Drew the sails of four yachts',
      '* EDUCATION',
      'MSc, Marlowe University, 2012',
    ].map((line) => paragraphOf(line, { size: 11 })),
  );
  const section = sectionsOf(lines).find(({ heading }) => heading.startsWith('FREELANCE'));
  expect(section?.kinds).toEqual(['experience']);
});
