/** Certificates below years or beside a column of dates, and the courses among them. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import type { DocumentLine } from '../../layout/line';
import { withoutShortCourses } from './certificate-years';
import { readCertifications } from './certificates';

const lineOf = (text: string, own: Partial<DocumentLine> = {}): DocumentLine => ({
  text: text.replaceAll(' ¦ ', ' '),
  cells: text.split(' ¦ '),
  x: 50,
  right: 0,
  edge: 0,
  size: 10,
  strong: false,
  bullet: false,
  heading: false,
  gap: 1.6,
  flow: 0,
  ...own,
});
const certificatesOf = (...lines: DocumentLine[]) =>
  readCertifications(new FactsBuilder('s1', 'resume'), lines);

const YEAR = { strong: true, gap: 2.4 };

it('dots separate the certificates below a year, each of which has that year', () => {
  const certificates = certificatesOf(
    lineOf('2025', YEAR),
    lineOf('Redwell Certified Quay Practitioner'),
    lineOf('2024', YEAR),
    lineOf('RW-310: Redwell Harbour Basics · RW-311: Redwell Cargo Basics · RW-312: Redwell Tide'),
    lineOf('Basics', { gap: 1.3 }),
    lineOf('2022', YEAR),
    lineOf('Quay Keeping | Nordhav · Harbour Steering'),
  );
  expect(certificates.map(({ value, issuer, date }) => [value, issuer, date?.year])).toEqual([
    ['Redwell Certified Quay Practitioner', undefined, 2025],
    ['RW-310: Redwell Harbour Basics', undefined, 2024],
    ['RW-311: Redwell Cargo Basics', undefined, 2024],
    ['RW-312: Redwell Tide Basics', undefined, 2024],
    ['Quay Keeping', 'Nordhav', 2022],
    ['Harbour Steering', undefined, 2022],
  ]);
});

it('a date in a line of its own at the height of a certificate belongs to it', () => {
  const NAME = { x: 190, gap: 0 };
  const certificates = certificatesOf(
    lineOf('Mai 2016 Mai 2015 ¦ Certified Quay Master (Redwell), Kurs (3 Tage)'),
    lineOf('Certified Tide Expert for the Northern Harbours and their', { x: 190 }),
    lineOf('Estuaries 3', { x: 190, gap: 1.2 }),
    lineOf('August 2014'),
    lineOf('Certified Cargo Planner (Nordhav Alliance), Lehrgang und Prüfung (9', NAME),
    lineOf('Tage)', { x: 190, gap: 1.2 }),
    lineOf('Januar 2013'),
    lineOf('Certified Harbour Architect', NAME),
    lineOf('April 2011'),
    lineOf('Certified Crane Tester Senior Level', NAME),
  );
  expect(certificates.map(({ value, date }) => [value, date?.year])).toEqual([
    ['Certified Quay Master (Redwell)', undefined],
    ['Certified Tide Expert for the Northern Harbours and their Estuaries 3', undefined],
    ['Certified Cargo Planner', 2014],
    ['Certified Harbour Architect', 2013],
    ['Certified Crane Tester Senior Level', 2011],
  ]);
});

it('short courses are left out where other entries call themselves certificates', () => {
  const named = (...values: string[]) =>
    withoutShortCourses(values.map((value) => ({ id: value, value, spans: [], confidence: 1 }))).map(
      ({ value }) => value,
    );
  expect(named('Certified Quay Master', 'Workshop Tides (half a day)', "Seminar 'Kranführung'")).toEqual([
    'Certified Quay Master',
  ]);
  expect(named('Workshop Tides (half a day)', "Seminar 'Kranführung'")).toHaveLength(2);
});
