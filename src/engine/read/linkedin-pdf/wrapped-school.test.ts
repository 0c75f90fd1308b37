/** A second line below a school in a LinkedIn PDF: more of its name, or another school. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../facts-builder';
import { pageOf } from '../testing/pdf-items';
import { readLinkedInPdf } from './index';

const MAIN = 224;
/** The schools of a page whose second line is so many points below the first. */
const schoolsOf = (down: number) =>
  readLinkedInPdf(
    new FactsBuilder('s1', 'linkedin-pdf'),
    [
      pageOf([
        [
          [MAIN, 20, 26, 'Nora Lindqvist'],
          [MAIN, 60, 15.75, 'Education'],
          [MAIN, 30, 12, 'Northern Coastal Graduate School of International'],
          [MAIN, down, 12, 'Management'],
          [MAIN, 16, 10.5, 'Master of International Management · (1997 - 1998)'],
        ],
      ]),
    ],
    'current',
  ).education.map(({ school }) => school);

it('a close line below a school is the rest of its name', () => {
  expect(schoolsOf(18)).toEqual(['Northern Coastal Graduate School of International Management']);
});

it('a distant line below a school without a degree is another school', () => {
  expect(schoolsOf(28)).toHaveLength(2);
});

it('a degree above the first school is read without a school', () => {
  const { education } = readLinkedInPdf(
    new FactsBuilder('s1', 'linkedin-pdf'),
    [
      pageOf([
        [
          [MAIN, 20, 26, 'Nora Lindqvist'],
          [MAIN, 60, 15.75, 'Education'],
          [MAIN, 30, 10.5, 'BS, Media Studies · (2004 - 2008)'],
          [MAIN, 30, 12, 'Northern Coastal College'],
        ],
      ]),
    ],
    'current',
  );
  expect(education.map(({ school, degree }) => [school, degree])).toEqual([
    ['', 'BS'],
    ['Northern Coastal College', undefined],
  ]);
});

it('a dated degree set apart below another is that of a school without a name', () => {
  const { education } = readLinkedInPdf(
    new FactsBuilder('s1', 'linkedin-pdf'),
    [
      pageOf([
        [
          [MAIN, 20, 26, 'Nora Lindqvist'],
          [MAIN, 60, 15.75, 'Education'],
          [MAIN, 30, 12, 'Northern College'],
          [MAIN, 16, 10.5, 'Master, Geology · (2015 - 2016)'],
          [MAIN, 38, 10.5, 'Master of Business Administration (MBA), Trade · (2008 - 2009)'],
        ],
      ]),
    ],
    'current',
  );
  expect(education.map(({ school, degree, field }) => [school, degree, field])).toEqual([
    ['Northern College', 'Master', 'Geology'],
    ['', 'Master of Business Administration (MBA)', 'Trade'],
  ]);
});
