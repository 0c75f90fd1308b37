/** Courses and programmes below a heading of executive education. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';

it('below a heading of executive education, courses are certificates, and degrees and programmes are education entries', () => {
  const { certifications, education } = factsOfParagraphs(
    [
      'Inga Marlowe',
      'EXPERIENCE',
      'CFO, Nordhav Foods, 2010 – 2020',
      'EXECUTIVE EDUCATION',
      '• Machine Learning with Python — Nordhav',
      '• Forensic Accounting and Fraud Examination — West Norland University',
      '• Two-year, self-paced certificate course focused on refining skills — Nordhav',
      '• Advanced Management Program, INSEAD, 2015',
      '• Executive MBA, Lund University, 2004',
    ].map((text) => paragraphOrHeading(text)),
  );
  expect(certifications.map(({ value }) => value)).toEqual([
    'Machine Learning with Python',
    'Forensic Accounting and Fraud Examination',
  ]);
  expect(education.map(({ degree, school }) => [degree, school])).toEqual([
    ['Advanced Management Program', 'INSEAD'],
    ['Executive MBA', 'Lund University'],
  ]);
});
