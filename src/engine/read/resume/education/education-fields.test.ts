/** Degree, subject and school beside results, activities, sentences and one another. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const educationOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', '* EXPERIENCE', 'CFO, Nordhav Foods, 2010 – 2020', '* EDUCATION', ...texts].map((text) =>
      paragraphOf(text),
    ),
  ).education.map(({ degree, field, school }) => [degree, field, school]);

it('a result between degree and subject belongs to neither', () => {
  expect(educationOf('B.A., magna cum laude, Political Science, Yale University')).toEqual([
    ['B.A.', 'Political Science', 'Yale University'],
  ]);
});

it('labels, platforms, countries, minors and activities are not subjects', () => {
  expect(
    educationOf(
      'University of Oslo, BBA, Minor in Psychology',
      'Master, Udemy, Lund University, 2004',
      'BSc, Colombia, Velmont University, 2002',
      'MSc, Erasmus, Holm University, 2000',
    ).map(([, field]) => field),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

it('an item below an education entry is not its subject', () => {
  expect(educationOf('BSc, Velmont University, 2007', '• Print and web')).toEqual([
    ['BSc', undefined, 'Velmont University'],
  ]);
});

it('a sentence and a scholarship that mention a degree are not degrees', () => {
  expect(
    educationOf(
      'Bachelor of Arts, Velmont University, 2011',
      'During the years of my degree I attended lessons',
      'Redwell PhD Fellowship - Cargo, 2012',
    ),
  ).toEqual([['Bachelor of Arts', undefined, 'Velmont University']]);
});

it('a degree is separated from the school that follows its subject without punctuation', () => {
  expect(educationOf('Bachelor of Science (BS) in Electrical Engineering Holm University, 1990')).toEqual([
    ['Bachelor of Science (BS)', 'Electrical Engineering', 'Holm University'],
  ]);
  expect(educationOf('PhD in Biostatistics Mira Holm University, 2020')).toEqual([
    ['PhD', 'Biostatistics', 'Mira Holm University'],
  ]);
  expect(educationOf('Master of Velmont Business School, 2020')[0]).not.toContain('Business School');
});

it('abbreviations with a subject and postgraduate courses are degrees, and a driving licence is not', () => {
  expect(
    educationOf('BSEE | Velmont University | Holm, IN', 'Postgraduate Sales - Lund University (2005)'),
  ).toEqual([
    ['BSEE', undefined, 'Velmont University'],
    ['Postgraduate Sales', undefined, 'Lund University'],
  ]);
  expect(educationOf('Driving Licence BCE, 2007')).toEqual([]);
});

it('degrees below the list items of another degree belong to the same school', () => {
  expect(
    educationOf(
      'Velmont University ¦ Halifax',
      'Master of Computer Science ¦ 2014 – 2015',
      '• Wrote a thesis on cargo',
      '• Education in adv. structures',
      'Bachelor of Computer Science ¦ 2008 – 2013',
      'Society, treasurer',
    ).map(([, , school]) => school),
  ).toEqual(['Velmont University', 'Velmont University']);
});

it('an education entry is read once even if a summary repeats it without its school', () => {
  expect(
    educationOf(
      "Master's Degree, Automation",
      "Master's Degree, Automation, Velmont University, 2019 – 2020",
    ),
  ).toHaveLength(1);
});
