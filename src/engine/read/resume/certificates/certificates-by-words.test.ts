/** Texts with the words of certificates that are none, and certificates that look like sentences. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { isNamedCertificate } from './certificates-in-other-sections';

const certificateNamesOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'EXPERIENCE', 'CFO, Nordhav Foods, 2010 – 2020', ...texts].map((text) =>
      paragraphOf(text),
    ),
  ).certifications.map(({ value }) => value);

it('certificates that are not held, and other possessions, are not read as certificates', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      '• CPA, CGMA',
      '• Chartered Harbour Analyst – Level II candidate',
      '• PMP – Project Management Professional (2010), renewed 2022',
      '• Valid Velmont passport',
      '• Top Secret clearance',
      '• Fluent in Spanish',
      '• References available upon request',
    ),
  ).toEqual(['CPA', 'CGMA', 'PMP – Project Management Professional']);
});

it('a training whose name ends in a full stop is not a sentence', () => {
  expect(
    certificateNamesOf('TRAININGS', 'Crane Safety.', 'Rigging for Supervisors.', 'Harbour First Aid.'),
  ).toEqual(['Crane Safety', 'Rigging for Supervisors', 'Harbour First Aid']);
});

it('the experience of customers may be certified', () => {
  expect(isNamedCertificate('Nordhav Certified Customer Experience Professional')).toBe(true);
  expect(isNamedCertificate('Nordhav Certified Engineer with 4 years of experience')).toBe(false);
});
