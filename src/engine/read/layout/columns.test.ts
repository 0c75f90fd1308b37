/** Columns of a page, and layouts that only look like columns. */
import { expect, it } from 'vitest';
import { type PdfTextRow, pageOf } from '../testing/pdf-items';
import { pageBlocksOf } from './columns';

const blockCountOf = (...columns: PdfTextRow[][]) => pageBlocksOf(pageOf(columns).items, []).length;
const MAIN = [
  'Plant manager with eleven years in bakeries, three of them abroad, who runs plants',
  'and has led the building of two lines for frozen bread in the north since 2015.',
  'Plant Manager, Nordhav Foods',
  'Ran the second line with a crew of twelve people and bought ovens for three sites',
  'Trained the night shift in safe work with hot ovens and the maintenance of pumps',
  'EXPERIENCE',
  'Production Engineer, Fjordline Systems',
  'Repaired pumps, planned the stops of two lines and kept the books of spare parts',
  'Planned the budgets of the plant and negotiated with the suppliers of flour',
];
const main = (): PdfTextRow[] => MAIN.flatMap((text, index) => [[170, index === 0 ? 0 : 14, 9, text]]);
const mainTwice = (): PdfTextRow[] => [
  ...main(),
  ...main().map(([x, , ...rest]): PdfTextRow => [x, 14, ...rest]),
];

it('a sidebar with headings of its own is a column', () => {
  const sidebar = [
    'SKILLS',
    'Planning',
    'Negotiation',
    'LANGUAGES',
    'Norwegian, mother tongue',
    'German',
    'CONTACT',
    'Oslo',
  ];
  expect(
    blockCountOf(
      mainTwice(),
      sidebar.map((text, index): PdfTextRow => [45, index === 0 ? 7 : 15, 9, text]),
    ),
  ).toBe(2);
});

it('headings and dates on the baselines of the text beside them are its margin', () => {
  const margin: PdfTextRow[] = [
    [45, 0, 9, 'PROFILE'],
    [45, 28, 9, 'EXPERIENCE AND POSTS'],
    [45, 14, 9, 'Nov 2020 — Present'],
    [45, 70, 9, 'LANGUAGES AND SKILLS'],
    [45, 14, 9, 'Date of birth'],
    [45, 28, 9, 'Place of birth'],
  ];
  expect(blockCountOf(mainTwice(), margin)).toBe(1);
});

it('values that begin with the colons of the labels beside them are not read as a column', () => {
  const labels = [
    'Personal details',
    'Skills',
    'Qualifications',
    'Employer',
    'Designation',
    'Duration',
    'Past Employer',
    'Designation',
  ];
  const row = (x: number, shown: (label: string) => string) =>
    labels.map((label, index): PdfTextRow => [x, index === 0 ? 30 : 16, 10, shown(label)]);
  expect(
    blockCountOf(
      row(60, (label) => label),
      [[260, 0, 14, 'SUMMARY'], ...row(260, (label) => `: what is said of ${label}`)],
    ),
  ).toBe(1);
});

it('a column at the right ends where a section of work begins below it', () => {
  const left: PdfTextRow[] = [
    [45, 0, 11, 'EDUCATION'],
    ...['Lund School of Business, MBA', '2015 – 2017', 'Norland Institute, B.Tech', '2009 – 2013'].map(
      (text): PdfTextRow => [45, 14, 9, text],
    ),
    [45, 28, 11, 'WORK EXPERIENCE (10+ YEARS)'],
    [45, 28, 9, 'Business Partner - Fintech,'],
  ];
  const right: PdfTextRow[] = [
    [330, 0, 11, 'SKILLS & COMPETENCIES'],
    ...['Business Partnership', 'Rewards', 'Talent Acquisition', 'Performance'].map(
      (text): PdfTextRow => [330, 14, 9, text],
    ),
    [420, 56, 9, '08/2025 – Present | Dubai'],
  ];
  const blocks = pageBlocksOf(pageOf([left, right]).items, []);
  const last = blocks.at(-1)?.items.map(({ text }) => text);
  expect(last).toEqual(expect.arrayContaining(['Business Partner - Fintech,', '08/2025 – Present | Dubai']));
});

it('courses with their years continue the column of the page before', () => {
  const courses = [
    'Courses',
    'Vue',
    'Laravel',
    'Docker',
    'Flutter',
    'Figma',
    'Angular',
    'Sass',
    'Kotlin',
    'Swift',
  ];
  const column = courses.flatMap((text, index): PdfTextRow[] => [
    [45, index === 0 ? 7 : 15, 9, index === 0 ? text.toUpperCase() : `${text} course, ${2010 + index}`],
  ]);
  const { items } = pageOf([mainTwice(), column]);
  const blockCountWith = (known: readonly number[]) => pageBlocksOf(items, known).length;
  expect([blockCountWith([]), blockCountWith([160])]).toEqual([1, 2]);
});
