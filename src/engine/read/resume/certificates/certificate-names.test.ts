/** Which lines name certificates, and to what the years, contents and duties among them belong. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const certificatesOf = (...texts: string[]) =>
  factsOfParagraphs(['Mira Solberg', ...texts].map(paragraphOrHeading)).certifications;
const certificateNamesOf = (...texts: string[]) => certificatesOf(...texts).map(({ value }) => value);

it('the indented contents below a certificate are not certificates', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 16, 'Mira Solberg', 'b'],
    [40, 30, 12, 'CERTIFICATIONS', 'b'],
    [40, 18, 10, 'Advanced Markup Specialist'],
    [58, 12, 10, '• Pages and styles'],
    [58, 12, 10, '• Writing forms'],
    [40, 12, 10, 'Software Fundamentals'],
    [58, 12, 10, '• Core programming'],
    [40, 12, 10, 'Nordhav Java Programmer'],
    [40, 12, 10, 'Food Hygiene Training'],
    [40, 30, 12, 'Education', 'b'],
    [40, 20, 10, 'Velmont University, 2004 - 2008'],
  ];
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume');
  expect(facts.certifications.map(({ value }) => value)).toEqual([
    'Advanced Markup Specialist',
    'Software Fundamentals',
    'Nordhav Java Programmer',
    'Food Hygiene Training',
  ]);
});

it('a past action is not read as a certificate, but an exam that was passed is', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      '• Currently studying for Nordhav Cloud certifications to enhance my knowledge',
      '• Passed a Redwell Cloud Developer exam proving my competence with it',
      '• Developed a harbour game with a team of six',
      '• Role: Developer',
    ),
  ).toEqual(['Redwell Cloud Developer']);
});

it.each([
  ['ISO 27001:2005 Lead Auditor', undefined],
  ['Nordhav Excel 2013 Certification', undefined],
  ['training on Windows Server 2008', undefined],
  ['Harbour Pilot 2013', 2013],
])('the year of the certificate "%s" is %s', (text, year) => {
  const [certificate] = certificatesOf('CERTIFICATIONS', `• ${text}`, '• Crane Licence');
  expect(certificate?.date?.year).toBe(year);
  expect(certificate?.value).toBe(year ? 'Harbour Pilot' : text);
});

it('a certificate for a standard whose number resembles a phone number is read', () => {
  expect(certificateNamesOf('CERTIFICATIONS', '• Certified Cargo Inspector for ISO 9001-2015')).toEqual([
    'Certified Cargo Inspector for ISO 9001-2015',
  ]);
});

it('the number of a licence in brackets does not hide the letters of a certificate', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      'Project Management Professional (PMP License# 1234567)',
      'Certified Information Systems Security Professional (CISSP No. 76543)',
    ),
  ).toEqual([
    'Project Management Professional (PMP)',
    'Certified Information Systems Security Professional (CISSP)',
  ]);
});

it('a grade in Roman numbers is not read as a first-person sentence, nor an ethic as a duty', () => {
  expect(
    certificateNamesOf('CERTIFICATIONS', '• Professional Pilot I (PP I)', '• Responsible AI Foundations'),
  ).toEqual(['Professional Pilot I (PP I)', 'Responsible AI Foundations']);
});

it.each([
  ['Nordhav Certified Application Developer', 'Nordhav Certified Application Developer'],
  ['NCP (Nordhav Certified Professional)', 'NCP (Nordhav Certified Professional)'],
  ['CCNA from Nordhav Institute', 'CCNA'],
  ['Successfully completed certification course in Welding', 'certification course in Welding'],
  [
    'Redwell Tech: Supply Chain Management certification',
    'Redwell Tech: Supply Chain Management certification',
  ],
])('the certificate "%s" in a section of education is read as "%s"', (line, name) => {
  expect(
    certificateNamesOf('EDUCATION', 'Bachelor of Arts, Velmont University, 2004 - 2008', `• ${line}`),
  ).toEqual([name]);
});

it('a certificate among achievements is read, and praise is not', () => {
  expect(
    certificateNamesOf(
      'ACHIEVEMENTS',
      '• Certified in Harbour Design and Crane Work',
      '• Recipient of merit certificate and cash prize',
      '• Got A Grade Certificate in NCC',
    ),
  ).toEqual(['Certified in Harbour Design and Crane Work']);
});
