/** Subjects and schools beside labels and results, and in wrapped lines. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const educationOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* EDUCATION', ...lines].map((text) => paragraphOf(text)),
  ).education.map(({ degree, field, school }) => [degree ?? '', field ?? '', school].join(' | '));

it.each([
  ['a result', 'B.Com, Second ¦ Velmont University ¦ 2006', 'B.Com |  | Velmont University'],
  ['a label', 'B.Sc ¦ Year of Passing ¦ 2009 ¦ Velmont University', 'B.Sc |  | Velmont University'],
])('%s is not read as a subject', (_, line, entry) => {
  expect(educationOf(line)).toEqual([entry]);
});

it.each([
  [
    'the preposition before it',
    'Diploma in Welding, 2013, in Dusi Polytechnic College',
    'Diploma | Welding | Dusi Polytechnic College',
  ],
  [
    'the marks after it',
    'B.E in Civil Works from Velmont University with an aggregate of 71%',
    'B.E | Civil Works | Velmont University',
  ],
  [
    'the article before it',
    'BSc in Economics from the University of Velmont, 2003',
    'BSc | Economics | University of Velmont',
  ],
  [
    'the degree before it, also if both are in capitals',
    'DOCTOR OF MEDICINE UNIVERSITY OF VELMONT',
    'DOCTOR OF MEDICINE |  | UNIVERSITY OF VELMONT',
  ],
])('a school is read without %s', (_, line, entry) => {
  expect(educationOf(line)).toEqual([entry]);
});

it.each([
  ['Master of Science – Harbour Studies | University of Velmont–Sund', 'University of Velmont–Sund'],
  ['Bachelor of Science, University of Velmont – Northern Campus', 'University of Velmont – Northern Campus'],
])('a campus after a dash belongs to the name of its university: %s', (line, school) => {
  expect(educationOf(line)[0]).toContain(school);
});

it('subjects of a degree that a comma separates are one field', () => {
  expect(educationOf('MSc in Trade, Digital Media and Information, Velmont University')).toEqual([
    'MSc | Trade, Digital Media and Information | Velmont University',
  ]);
});

it('a label or a kind of school is not read as a school', () => {
  expect(educationOf('HSC ¦ Sec. School ¦ 2008')).toEqual([]);
  expect(educationOf('M.A History, 2006, Institute Name')).toEqual(['M.A History |  | ']);
});

it('a degree with its full name in brackets is kept whole', () => {
  expect(educationOf('BBA (Bachelor in Business and Administration)')).toEqual([
    'BBA (Bachelor in Business and Administration) |  | ',
  ]);
});

it('the lines of an education entry whose subject, bracket or school wraps are joined', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 16, 'Inga Marlowe', 'b'],
    [40, 30, 12, 'Educational Background', 'b'],
    [40, 24, 10, 'BBA (Bachelor in Business'],
    [40, 12, 10, 'and Administration)'],
    [40, 24, 10, 'Diploma in Computer'],
    [40, 12, 10, 'Application'],
    [40, 24, 10, 'Master of Science in Chemistry with first class from Velmont'],
    [40, 12, 10, 'University, Norland (2006 - 2010)'],
    [40, 30, 12, 'Work Experience', 'b'],
    [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
  ];
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume');
  expect(facts.education.map(({ degree, field, school }) => [degree, field, school])).toEqual([
    ['BBA (Bachelor in Business and Administration)', undefined, ''],
    ['Diploma', 'Computer Application', ''],
    ['Master of Science', 'Chemistry', 'Velmont University'],
  ]);
});

it('a programme for executives is an education entry with its own school', () => {
  expect(
    educationOf(
      'Harvard Business School – Advanced Management Program, 2015',
      'Lund University – MBA',
      "Stanford Directors' College, 2020",
      'Wharton CFO Program',
      'Advanced Management Program (AMP 185), Velmont University, 2014',
      'Executive MBA, HEC Paris, 2012',
    ),
  ).toEqual([
    'Advanced Management Program |  | Harvard Business School',
    'MBA |  | Lund University',
    "Directors' College |  | Stanford",
    'CFO Program |  | Wharton',
    'Advanced Management Program (AMP 185) |  | Velmont University',
    'Executive MBA |  | HEC Paris',
  ]);
  expect(educationOf('MBA, Lund University, 2004', '• Leadership Program participant')).toEqual([
    'MBA |  | Lund University',
  ]);
});
