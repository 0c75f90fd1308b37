/** Certificates in columns, in items without bullets, and below headings of other words. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import type { DocumentLine } from '../../layout/line';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { readCertifications } from './certificates';

const certificateNamesOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', '* EXPERIENCE', 'CFO, Nordhav Foods, 2010 – 2020', ...texts].map((text) =>
      paragraphOf(text),
    ),
  ).certifications.map(({ value }) => value);

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
  gap: 1.3,
  flow: 0,
  ...own,
});
const certificatesOf = (...lines: DocumentLine[]) =>
  readCertifications(new FactsBuilder('s1', 'resume'), lines).map(({ value }) => value);

it('each item side by side is one certificate, with its wrapped lines', () => {
  expect(
    certificatesOf(
      lineOf('Cargo Architect Professional ¦ ● ¦ Harbour Cloud Practitioner', { bullet: true, gap: 2 }),
      lineOf('Professional Cargo ¦ ● ¦ Professional Cargo Product', { bullet: true, gap: 2 }),
      lineOf('Master (PCM I) ¦ Owner (PCPO I)', { x: 60 }),
      lineOf('Redwell Administrator ¦ ● ¦ Certified Harbour and', { bullet: true, gap: 2 }),
      lineOf('Quay Engineer', { x: 300 }),
    ),
  ).toEqual([
    'Cargo Architect Professional',
    'Harbour Cloud Practitioner',
    'Professional Cargo Master (PCM I)',
    'Professional Cargo Product Owner (PCPO I)',
    'Redwell Administrator',
    'Certified Harbour and Quay Engineer',
  ]);
});

it('columns without bullets are certificates only if each column names some and none names issuers', () => {
  const rows = [
    lineOf('Certified Cargo Auditor ¦ Certified Harbour', { gap: 3 }),
    lineOf('of Velmont ¦ Risk Manager'),
    lineOf('Quay Practitioner ¦ Certified Crane Engineer', { gap: 3 }),
  ];
  expect(certificatesOf(...rows)).toEqual([
    'Certified Cargo Auditor of Velmont',
    'Certified Harbour Risk Manager',
    'Quay Practitioner',
    'Certified Crane Engineer',
  ]);
  expect(
    certificatesOf(
      lineOf('Certified Cargo Auditor ¦ ISACA'),
      lineOf('Certified Crane Engineer ¦ Velmont University'),
    ),
  ).toEqual(['Certified Cargo Auditor', 'Certified Crane Engineer']);
});

it('an item whose bullet was lost is an item, and a wrapped line is not', () => {
  expect(
    certificatesOf(
      lineOf('Permit Training – Nordhav, Redwell, Velmont Oil, Oslo Port, RWL, Holm', {
        bullet: true,
        gap: 2,
      }),
      lineOf('Steel', { x: 64 }),
      lineOf('Fire Fighting Training', { bullet: true, gap: 1.9 }),
      lineOf('Breathing Apparatus Training', { x: 62, gap: 1.8 }),
      lineOf('Safe Startup of Cranes', { bullet: true, gap: 1.9 }),
    ),
  ).toEqual([
    'Permit Training',
    'Fire Fighting Training',
    'Breathing Apparatus Training',
    'Safe Startup of Cranes',
  ]);
});

it('certificates far from one another are not joined', () => {
  expect(
    certificatesOf(
      lineOf('CARGO DELIVERY SPECIALIST', { gap: 4 }),
      lineOf('HARBOUR ARCHITECT EXPERT', { gap: 3.9 }),
      lineOf('QUAY FUNDAMENTALS', { gap: 5.6 }),
      lineOf('CRANE ASSOCIATE', { gap: 3.9 }),
    ),
  ).toHaveLength(4);
});

it('below a heading of one qualification certificates are distinguished from education entries', () => {
  expect(
    certificateNamesOf(
      '* QUALIFICATION:',
      'B. Tech (Civil Engineering) – VELMONT ENGINEERING COLLEGE, Oslo',
      'NEBOSH- IGC - International General Certificate',
      'IOSH-Managing Safely',
      '* Certificate program in -Harbour Safety from Redwell Safety academy',
      '* Certificate program in -Lead Inspector-OHSAS 18001/ISO 9001',
    ),
  ).toEqual([
    'NEBOSH- IGC - International General Certificate',
    'IOSH-Managing Safely',
    'Certificate program in Harbour Safety',
    'Certificate program in Lead Inspector-OHSAS 18001/ISO 9001',
  ]);
});

it('a labelled row of two certificates is split if both are called certificates or no space follows the comma', () => {
  expect(
    certificateNamesOf(
      '* SKILLS',
      'Certifications: ISO 27001 Lead Implementer,Nordhav Security for Developers',
    ),
  ).toEqual(['ISO 27001 Lead Implementer', 'Nordhav Security for Developers']);
  expect(
    certificateNamesOf('* SKILLS', 'Certifications: Nordhav Certified Developer, Certified Cargo Auditor'),
  ).toEqual(['Nordhav Certified Developer', 'Certified Cargo Auditor']);
  expect(
    certificateNamesOf('* SKILLS', 'Certifications: Nordhav Certified Developer, Redwell Board'),
  ).toHaveLength(1);
});
