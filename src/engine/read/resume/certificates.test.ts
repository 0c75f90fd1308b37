/** Certificates in sections of their own, inside other sections, and apart from who gave them. */
import { expect, it } from 'vitest';
import type { Paragraph } from '../extract/types';
import { FactsBuilder } from '../facts-builder';
import { linesOfParagraphs } from '../layout/lines';
import { readResume } from '.';
import { nameAndIssuer } from './certificates';

const paragraph = (text: string): Paragraph => ({
  cells: text.replace(/^• /, '').split(' ¦ '),
  bold: /^[A-Z ]+$/.test(text),
  size: 11,
  bullet: text.startsWith('• '),
  spaced: false,
  heading: false,
  flow: 0,
});

const certificatesOf = (...texts: string[]) =>
  readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfParagraphs(['Mira Solberg', ...texts].map(paragraph)),
    'resume',
  ).certifications;

const names = (...texts: string[]) => certificatesOf(...texts).map(({ value }) => value);

it.each([
  ['HVAC Design from Nordhav Training, Oslo', 'HVAC Design', 'Nordhav Training, Oslo'],
  ['Report Writing Fundamentals, Fjordline Institute', 'Report Writing Fundamentals', 'Fjordline Institute'],
  ['Completed a First Aid Course', 'First Aid Course', ''],
  ['Course:- Desktop Publication by Nordhav Academy', 'Desktop Publication', 'Nordhav Academy'],
  ['Certified Manager, Quality', 'Certified Manager, Quality', ''],
])('certificates: separates %s from its issuer', (text, name, issuer) => {
  expect(nameAndIssuer(text)).toEqual({ name, issuer });
});

it('certificates: reads the list below a label inside another section', () => {
  expect(
    names(
      'SKILLS',
      'Planning, Budgeting, Negotiation',
      'Certificates',
      'Harbour Pilot Associate',
      'Harbour Safety Specialist',
      'Date of birth: 3 May 1980',
    ),
  ).toEqual(['Harbour Pilot Associate', 'Harbour Safety Specialist']);
});

it('certificates: reads a row of personal details that names certificates', () => {
  expect(names('ADDITIONAL INFORMATION', 'Certifications: ¦ Harbour Fundamentals ¦ 2022')).toEqual([
    'Harbour Fundamentals',
  ]);
});

it('certificates: reads two of one row, each with its year', () => {
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

it('certificates: a list ends at another label', () => {
  expect(names('CERTIFICATIONS', 'Harbour Pilot Associate', 'Passport Details', 'Velmont')).toEqual([
    'Harbour Pilot Associate',
  ]);
});
