/** Certificates in sections of their own and inside other sections. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '..';

const certificatesOf = (...texts: string[]) =>
  factsOfParagraphs(['Mira Solberg', ...texts].map(paragraphOrHeading)).certifications;

const certificateNamesOf = (...texts: string[]) => certificatesOf(...texts).map(({ value }) => value);

it('a list of certificates below a label inside another section is read', () => {
  expect(
    certificateNamesOf(
      'SKILLS',
      'Planning, Budgeting, Negotiation',
      'Certificates',
      'Harbour Pilot Associate',
      'Harbour Safety Specialist',
      'Date of birth: 3 May 1980',
    ),
  ).toEqual(['Harbour Pilot Associate', 'Harbour Safety Specialist']);
});

it('a row of personal details that names certificates is read', () => {
  expect(
    certificateNamesOf('ADDITIONAL INFORMATION', 'Certifications: ¦ Harbour Fundamentals ¦ 2022'),
  ).toEqual(['Harbour Fundamentals']);
});

it('a list of certificates after its label continues in the next line if a comma ends it', () => {
  expect(
    certificateNamesOf(
      'EDUCATION',
      'B.Sc. in Physics, Velmont University, 2008',
      'Certifications include: Harbour Management (Nordhav),',
      'Safe Cranes Foundations, Stakeholder Dialogue.',
    ),
  ).toEqual(['Harbour Management (Nordhav)', 'Safe Cranes Foundations', 'Stakeholder Dialogue']);
});

it('dated certificates below a label in a section of education are read', () => {
  expect(
    certificateNamesOf(
      'EDUCATION & CERTIFICATIONS',
      'B.Sc. in Physics',
      'Velmont University, 2008',
      'Certifications',
      'SAFE Certified Crane Practitioner (Nordhav, Jan 2023)',
      'Harbour Coach - Foundations of Cranes (Nordhav, Oct 2022)',
    ),
  ).toEqual(['SAFE Certified Crane Practitioner', 'Harbour Coach - Foundations of Cranes']);
});

it('a long list of certificates between commas is split on each of its lines', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      'Harbour Basics, Crane Explorer, Cargo Explorer, Nordhav Graduate',
      'Safe Lifting Leader, Nordhav Sheets Certification, Fire Basics, First Aid Training',
    ),
  ).toEqual([
    'Harbour Basics',
    'Crane Explorer',
    'Cargo Explorer',
    'Nordhav Graduate',
    'Safe Lifting Leader',
    'Nordhav Sheets Certification',
    'Fire Basics',
    'First Aid Training',
  ]);
});

it('the day of issue is not part of a certificate’s name', () => {
  expect(
    certificateNamesOf('CERTIFICACIONES', 'Gestión de puertos (Emitida el 29 de septiembre de 2024)'),
  ).toEqual(['Gestión de puertos']);
});

it('a certificate of a school is not read as the label of a list', () => {
  expect(
    certificateNamesOf(
      'EDUCATION',
      'Higher Secondary Certificate (HSC)',
      'Group ¦ Business Studies',
      'Board ¦ Velmont',
    ),
  ).toEqual([]);
});

it('a row with two certificates is split, each with its year', () => {
  expect(
    certificatesOf(
      'CERTIFICATIONS',
      'Harbour Basics ¦ 2024 ¦ Crane Operation ¦ 2018',
      'Cargo Handling ¦ 2023 ¦ Fire Prevention ¦ 2016',
    ).map(({ value, date }) => [value, date?.year]),
  ).toEqual([
    ['Harbour Basics', 2024],
    ['Crane Operation', 2018],
    ['Cargo Handling', 2023],
    ['Fire Prevention', 2016],
  ]);
});

it('a list of certificates ends at another label', () => {
  expect(
    certificateNamesOf('CERTIFICATIONS', 'Harbour Pilot Associate', 'Passport Details', 'Velmont'),
  ).toEqual(['Harbour Pilot Associate']);
});

it('a row of certificates is split at bars if each part has issuer and year, without those in progress', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      'Harbour Safety - Fjordline Academy, 2022 | Cargo Law - Nordhav Institute, 2023',
      'Deck Officer - In progress | Radio Operator - Nordhav Institute, 2021',
    ),
  ).toEqual(['Harbour Safety', 'Cargo Law', 'Radio Operator']);
});

it('the number of a certificate and the tools learned are not certificates', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      '• Certificate of Completion: Harbour Safety – Certificate ID: 0012810078',
      '• ISO 27001 Lead Auditor',
      '• Tools learned: Excel, SQL',
    ),
  ).toEqual(['Harbour Safety', 'ISO 27001 Lead Auditor']);
});

it('undated lines below dated certificates are details of them', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATES',
      'Harbour Safety ¦ Fjordline Academy ¦ 2024',
      'Covered the whole of a port, and its cranes',
      'Cargo Law ¦ Nordhav Institute ¦ 2022',
      'Focused on bills of lading',
    ),
  ).toEqual(['Harbour Safety', 'Cargo Law']);
});

it('a certificate among courses that begin with a month is read', () => {
  expect(
    certificateNamesOf(
      'TRAINING',
      'June 2023 - Certificate in Port Economics, Fjordline Institute',
      'August 2023 – Rowing for beginners',
    ),
  ).toEqual(['Certificate in Port Economics']);
});

it('the name of a group with indented certificates is not one of them', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 18, 'Mira Solberg', 'b'],
    [40, 30, 14, 'Certifications', 'b'],
    [40, 14, 10, '• Port and cargo certifications:'],
    [60, 14, 10, '• Harbour Safety Specialist'],
    [60, 14, 10, '• Cargo Law Associate'],
  ];
  const { certifications } = readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([pageOf([rows])]),
    'resume',
  );
  expect(certifications.map(({ value }) => value)).toEqual([
    'Harbour Safety Specialist',
    'Cargo Law Associate',
  ]);
});

it('certificates in a cell after their label are read without their years', () => {
  expect(
    certificateNamesOf(
      'SKILLS',
      'Licenses and Certifications ¦ Harbour Pilot A1 (2013), Regatta Grade C (2014)',
    ),
  ).toEqual(['Harbour Pilot A1', 'Regatta Grade C']);
});

it('certificates in a section of education are recognised by their names', () => {
  expect(
    certificateNamesOf(
      'EDUCATION',
      'B.Sc. in Physics, Velmont University, 2008',
      'Harbour and Port Science Certificate | Online | Mar 2018 – Apr 2019',
      'RWA certification for lifting work up to 3t',
      '2022: Regatta Advanced Certificate from Nordhav Training',
    ),
  ).toHaveLength(3);
});

it('the length of a course is not part of its name', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATES',
      '• Port Planning, 54,5h, 2025',
      '• Harbour Safety, 2.070h, 2024, RWL e NFL',
    ),
  ).toEqual(['Port Planning', 'Harbour Safety']);
});
