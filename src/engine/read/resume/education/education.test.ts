/** Schools, degrees and their years in the layouts of resumes. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const educationOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* EDUCATION', ...lines].map((text) => paragraphOf(text)),
  ).education;
const entriesIn = (...lines: string[]) =>
  educationOf(...lines).map(({ school, degree, field }) =>
    [school, degree, field].filter(Boolean).join(' | '),
  );

it('degree and school of one line are read, whatever separates them', () => {
  expect(
    entriesIn(
      'Bachelor of Engineering in Chemical Engineering from Velmont University with 7.65 OGPA in 2014.',
      'PG Diploma in Business Management, 2015; Marlowe Business School, Redwell',
      'B.COM (Honours), 2013; Redwell College, Velmont University with 52%',
      'B.Sc (Chemistry). Fjordline College for Women',
      'MBA (Finance) ¦ Harbour University ¦ 2009 ¦ CGPA - 3.02',
    ),
  ).toEqual([
    'Velmont University | Bachelor of Engineering | Chemical Engineering',
    'Marlowe Business School | PG Diploma | Business Management',
    'Redwell College, Velmont University | B.COM (Honours)',
    'Fjordline College for Women | B.Sc (Chemistry).',
    'Harbour University | MBA (Finance)',
  ]);
});

it('each degree below a school belongs to that school', () => {
  expect(
    entriesIn(
      'Velmont University',
      'MS, Electrical Engineering ¦ May 2011',
      'BS, Physics ¦ May 2010',
      'Harbour School of Business, Redwell College',
      'MBA, General ¦ May 2020',
    ),
  ).toEqual([
    'Velmont University | MS | Electrical Engineering',
    'Velmont University | BS | Physics',
    'Harbour School of Business, Redwell College | MBA | General',
  ]);
});

it('a degree without a school does not take that of a rarer degree above it', () => {
  expect(entriesIn('• MIBA, Velmont Business School', '• B.A. in History')).toEqual([
    'Velmont Business School | MIBA',
    'B.A. | History',
  ]);
});

it('years above, beside and below their school are read', () => {
  const yearsOf = (...lines: string[]) =>
    educationOf(...lines).map(({ school, start, end }) => [school, start?.year, end?.year]);
  expect(
    yearsOf(
      '* 2015 – 2019',
      'PhD, Velmont University, Norland',
      '* 2010 – 2014',
      'MSc, Harbour University, Egypt',
    ),
  ).toEqual([
    ['Velmont University', 2015, 2019],
    ['Harbour University', 2010, 2014],
  ]);
  expect(yearsOf('1998 2000 ¦ Velmont University', '* Master of Arts')).toEqual([
    ['Velmont University', 1998, 2000],
  ]);
  expect(
    yearsOf(
      '* MA',
      'Velmont University',
      '06/2014 – 06/2016',
      '* BA',
      'Harbour College',
      '06/2011 – 04/2014',
    ),
  ).toEqual([
    ['Velmont University', 2014, 2016],
    ['Harbour College', 2011, 2014],
  ]);
});

it('a school that is not recognisable by its words is read beside a dated degree', () => {
  expect(entriesIn('* B.S. COMPUTER SCIENCE | AUG 2019-JUN 2023 | VMTL (“NORDLAND”)')).toEqual([
    'VMTL (“NORDLAND”) | B.S. COMPUTER SCIENCE',
  ]);
});

it('the columns of a table of education are read by their headings', () => {
  expect(
    entriesIn(
      'Sr. No. ¦ Qualification ¦ Percentage ¦ Institution ¦ Year of',
      'Passing',
      '1. ¦ M.Tech ¦ 8.43 CGPA ¦ Velmont Technological University ¦ 2017',
      '2. ¦ B.Tech (Mech.) ¦ 63.52% ¦ Redwell college of engineering, Harbour ¦ 2015',
    ),
  ).toEqual(['Velmont Technological University | M.Tech', 'Redwell college of engineering | B.Tech (Mech.)']);
});

it('a degree without a school is read, and an activity at a school is not', () => {
  expect(
    entriesIn(
      '• Bachelor of Commerce',
      '• Diploma in Marine Engineering, passed out in the year 2009 with 77% First class with Distinction',
      '• Player of the college cricket team',
      '• Working knowledge of MS Office',
      '• MD.Jan Marlowe',
    ),
  ).toEqual(['Bachelor of Commerce', 'Diploma | Marine Engineering']);
});

it('a degree is read from the sentence below its school', () => {
  expect(
    entriesIn(
      'August 2012- May 2015 ¦ Velmont University ¦ Norland',
      'I obtained a Bachelor of Arts in Philosophy (Second Class Upper Honors)',
      'January 2011-March 2011 ¦ Marlowe College ¦ Redwell',
      'I received a Certificate in Computer Use from the Society of Norland.',
    ),
  ).toEqual([
    'Velmont University | Bachelor of Arts | Philosophy',
    'Marlowe College | Certificate | Computer Use',
  ]);
});

it('a German school is read with its leaving certificate', () => {
  expect(entriesIn('09/1997 ¦ Erweiterter Realschulabschluss', 'Sekundarschule Velmont')).toEqual([
    'Sekundarschule Velmont | Erweiterter Realschulabschluss',
  ]);
});

it('a school that is set like the heading above it is read', () => {
  expect(
    entriesIn(
      '* NORDHAV ACADEMY',
      'Software Engineering Diploma ¦ 06/2023 - 09/2023',
      '* SKILLS',
      'Planning',
    ),
  ).toEqual(['NORDHAV ACADEMY | Software Engineering Diploma']);
});

it('a degree is read without the word that leads to it', () => {
  const { education } = factsOfParagraphs(
    ['Mira Solberg', 'EDUCATION', 'Velmont University, 2012 - 2014', 'for Master of Science in Physics'].map(
      (text) => paragraphOf(text),
    ),
  );
  expect(education[0]).toMatchObject({ degree: 'Master of Science', field: 'Physics' });
});
