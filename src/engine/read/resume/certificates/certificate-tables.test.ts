/** Tables and lists of certificates with several in a line, and what is set around their names. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOf, paragraphOrHeading } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '..';

const certificatesOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Mira Solberg', ...texts].map((text) =>
      /^[*•] /.test(text) ? paragraphOf(text, { size: 11 }) : paragraphOrHeading(text),
    ),
  ).certifications;
const certificateNamesOf = (...texts: string[]) => certificatesOf(...texts).map(({ value }) => value);

it('a table may number its rows, and names its columns in any order', () => {
  const found = certificatesOf(
    'CERTIFICATIONS',
    'S.No ¦ Institute ¦ Course ¦ Year',
    '1 ¦ Nordhav Academy ¦ Harbour Safety ¦ 2019',
    '2 ¦ Redwell Centre ¦ Crane Handling ¦ 2021',
  );
  expect(found.map(({ value, issuer, date }) => [value, issuer, date?.year])).toEqual([
    ['Harbour Safety', 'Nordhav Academy', 2019],
    ['Crane Handling', 'Redwell Centre', 2021],
  ]);
});

it('a column of days of expiry gives no date', () => {
  const [found] = certificatesOf(
    'CERTIFICATIONS',
    'Certification ¦ Issued ¦ Expires',
    'Harbour Pilot Level 2 ¦ 05/2019 ¦ 05/2024',
  );
  expect(found).toMatchObject({ value: 'Harbour Pilot Level 2', date: { year: 2019 } });
});

it('marks separate certificates that have an issuer or a date each', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      'Pilot Course, Udemy • Ultimate Crane Course, Udemy (2023)',
      'Cargo Design, Udemy • Harbour Law, Corvex (2022)',
    ),
  ).toEqual(['Pilot Course', 'Ultimate Crane Course', 'Cargo Design', 'Harbour Law']);
});

it('a list between bars goes on after a dash at the end of a line', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      'Brand Skills — Velmont School (2022) | Cargo Skills — Corvex (2021) | Port Accounting —',
      'Redwell, RWL (2023) | Data Skills — Corvex (2021)',
    ),
  ).toEqual(['Brand Skills', 'Cargo Skills', 'Port Accounting', 'Data Skills']);
});

it('in a mixed section a label may stand in a cell before its certificates', () => {
  expect(
    certificateNamesOf(
      'EDUCATION & CERTIFICATIONS',
      'B.Sc. Physics, Velmont University, 2012',
      'Certifications ¦ Crane Basics 2021 · Pilot Insights — Corvex 2022',
      'Languages ¦ Norwegian (native) · English (fluent)',
    ),
  ).toEqual(['Crane Basics', 'Pilot Insights']);
});

it('of two after a label the second may say that it is a certificate', () => {
  expect(
    certificateNamesOf('SKILLS', 'Certificates: Harbour Trade Essentials, Certified B2 Level Norwegian'),
  ).toEqual(['Harbour Trade Essentials', 'Certified B2 Level Norwegian']);
});

it('in an enumeration of skills only what says so is a certificate', () => {
  expect(
    certificateNamesOf(
      'SKILLS AND CERTIFICATIONS',
      'Service Management, ITIL V3 Certified, Remedy, and Compliance',
    ),
  ).toEqual(['ITIL V3 Certified']);
});

it('text below emphasised names describes them, and a name may wrap', () => {
  const rows: PdfTextRow[] = [
    [50, 20, 10, 'Mira Solberg'],
    [50, 30, 14, 'CERTIFICATES & BUSINESS EDUCATION', 'b'],
    [50, 26, 11, '2020 - 98-364: Harbour Application Planning', 'b'],
    [50, 13, 11, 'Fundamentals – Nordhav Academy', 'b'],
    [50, 18, 9, 'Credential ID kT5rB-QZNE'],
    [50, 14, 9, 'Entry certification showing a knowledge of tides, currents,'],
    [50, 14, 9, 'charts, and pilots. Treated matters such as berths, locks, and lights'],
    [50, 26, 11, '2018 - Crane Developer – Nordhav Academy', 'b'],
    [50, 14, 9, 'Comprehensive bootcamp in lifting, rigging, slinging, and signals'],
  ];
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume');
  expect(facts.certifications.map(({ value }) => value)).toEqual([
    'Harbour Application Planning Fundamentals',
    'Crane Developer',
  ]);
});

it('an issuer in the line below a dated name is not part of it', () => {
  const rows: PdfTextRow[] = [
    [50, 20, 10, 'Mira Solberg'],
    [50, 30, 13, 'CERTIFICATIONS', 'b'],
    [50, 18, 10, 'Cargo Certificate course'],
    [220, 0, 10, '2015'],
    [50, 14, 10, 'Sander Educational Academy Bergen'],
    [50, 14, 10, 'Pipe Design course'],
    [220, 0, 10, '2016'],
    [50, 14, 10, 'Sander Educational Academy Bergen'],
  ];
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume');
  expect(facts.certifications.map(({ value }) => value)).toEqual([
    'Cargo Certificate course',
    'Pipe Design course',
  ]);
});

it('rows of other particulars, bold capitals and page numbers end or leave the list', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      'Certified Harbour Pilot',
      'Page 3 of 4',
      'Interests: Sailing',
      '* PORT BODIES',
      'Harbour Clubs',
    ),
  ).toEqual(['Certified Harbour Pilot']);
});

it('rows above the education entries that begin with a year are courses', () => {
  expect(
    certificateNamesOf(
      'EDUCATION, COURSES AND CERTIFICATES',
      '2017 ¦ Crane Modelling',
      '2013 ¦ Harbour Foundation',
      '2000 ¦ Velmont School of Commerce, Bachelor of Arts',
    ),
  ).toEqual(['Crane Modelling', 'Harbour Foundation']);
});

it('in a section of education certificates are recognised in other languages', () => {
  expect(
    certificateNamesOf(
      'AUSBILDUNG',
      '2005 – 2009 Universität Velmont, Diplom Physik',
      '2013 Redwell-Zertifikat C1 Norwegisch',
    ),
  ).toEqual(['Redwell-Zertifikat C1 Norwegisch']);
  expect(
    certificateNamesOf(
      'ISTRUZIONE E FORMAZIONE',
      '2008 – 2012 Laurea in Economia, Università di Velmont',
      '2016 Certificato HACCP, Accademia Nordhav',
    ),
  ).toEqual(['Certificato HACCP']);
});

it('a course of a platform is a certificate, and the subjects of a degree are not', () => {
  expect(certificateNamesOf('COURSES', 'The Complete Crane Course – Udemy', 'Cargo Talks')).toEqual([
    'The Complete Crane Course',
  ]);
  expect(
    certificateNamesOf('RELEVANT COURSEWORK', 'Statistics, Ports, Cranes, Certification Theory'),
  ).toEqual([]);
});

it('a line below an item of a section of education belongs to it', () => {
  expect(
    certificateNamesOf(
      'EDUCATION AND CERTIFICATION',
      '• Bachelor of Arts, Velmont University, 1980',
      'Specialized in cranes and social psychology.',
    ),
  ).toEqual([]);
});
