/** Employers of undated earlier posts become questions. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const namedIn = (...lines: string[]) => {
  const { unplaced = [], roles } = factsOfParagraphs(
    [
      'Inga Marlowe',
      'inga@example.com',
      '* PROFESSIONAL EXPERIENCE',
      '* Chief Operating Officer, Brygga Foods ¦ 2010 – 2020',
      '• Raised $40M',
      ...lines,
      '* EDUCATION',
      'Master of Arts, Lund University, 2001',
    ].map((text) => paragraphOf(text)),
  );
  return [...unplaced.map(({ value }) => value), ...roles.slice(1).map(({ organisation }) => organisation)];
};

it.each([
  [
    'posts between bullets in running text',
    [
      '* EARLIER CAREER',
      'Velmont Energy & Kleinort Group — Crane Desk Manager (Redwell, Lund) Harbourbook Norland — Night Shift • Northern Velmont Care System — Night Shift and stock keeping.',
    ],
    ['Velmont Energy & Kleinort Group', 'Harbourbook Norland', 'Northern Velmont Care System'],
  ],
  [
    'employers over bullets, below a heading with the years of all',
    [
      'Earlier Experience ¦ May 1998 – April 2009',
      'Harbour & Crane Management',
      '* Velmontify',
      '• Taught pilots to berth ferries of every size',
      '* VGS',
      '• Wrote time tables for the whole coast',
      '* Kleinort Ferry Hall',
      '• Kept the keys of the hall',
    ],
    ['Velmontify', 'VGS', 'Kleinort Ferry Hall'],
  ],
  ['a sentence', ['Prior roles at Velmontify, Redwell Labs and Kleinort.'], ['Velmontify', 'Redwell Labs']],
  [
    'a further sentence',
    ['Earlier career includes Velmontify and Redwell Labs.'],
    ['Velmontify', 'Redwell Labs'],
  ],
  ['a label', ['Earlier: Clerk at Velmontify, Buyer at Redwell Labs'], ['Velmontify', 'Redwell Labs']],
  ['a remark', ['Previously at Velmontify and Redwell Labs as a buyer.'], ['Velmontify', 'Redwell Labs']],
])('the employers of earlier posts in %s are asked about', (_, lines, employers) => {
  expect(namedIn(...lines)).toEqual(expect.arrayContaining(employers));
});

it.each([
  ['Prior experience with Python, Oracle and Salesforce.'],
  ['Earlier in the year, sales at the harbour had fallen.'],
  ['• Previously unknown risks were found'],
])('nothing is asked because of %s', (line) => {
  expect(namedIn(line)).toEqual([]);
});

it('an employer in the summary is asked about', () => {
  const { unplaced = [] } = factsOfParagraphs(
    [
      'Inga Marlowe',
      'inga@example.com',
      '* SUMMARY',
      'Head of design who likes harbours. Previously at Velmontify (Lund): drew two ferries.',
      '* EXPERIENCE',
      '* Chief Operating Officer, Brygga Foods ¦ 2010 – 2020',
      '• Raised $40M',
    ].map((text) => paragraphOf(text)),
  );
  expect(unplaced.map(({ value }) => value)).toEqual(['Velmontify']);
});
