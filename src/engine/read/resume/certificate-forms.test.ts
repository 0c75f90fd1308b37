/** Forms in which executives write their certificates, and what beside them is none. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../testing/paragraphs';

const factsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'EXPERIENCE', 'CFO, Nordhav Foods, 2010 – 2020', ...texts].map((text) =>
      paragraphOf(text),
    ),
  );
const names = (...texts: string[]) => factsOf(...texts).certifications.map(({ value }) => value);

it('a bold certificate of words that headings have ends no list', () => {
  expect(
    names(
      'CERTIFICATIONS',
      '* Project Management Professional (PMP)',
      'Nordhav Institute, 2014',
      '* Certified Cargo Professional',
      'Redwell, 2012',
    ),
  ).toEqual(['Project Management Professional (PMP)', 'Certified Cargo Professional']);
});

const read = (...texts: string[]) =>
  factsOf(...texts).certifications.map(({ value, issuer, date }) => [value, issuer, date?.year]);

it('blocks of name, issuer, date and number are one certificate each', () => {
  expect(
    read(
      'CERTIFICATIONS',
      'Sketching for Cranes',
      'Cargo Creative Builders',
      '01/2026',
      'Advanced Cargo Analytics Professional Certificate',
      'Google',
      '12/2024',
      'Credential ID: 98C47QKOL',
      'Via Coursera | Certificate Link',
      'Applied Harbour Learning in Python',
      'University of Velmont',
      '10/2023',
      'Credential ID: D8NC5S5AK',
      'Via Coursera | Certificate Link',
    ),
  ).toEqual([
    ['Sketching for Cranes', 'Cargo Creative Builders', 2026],
    ['Advanced Cargo Analytics Professional Certificate', 'Google', 2024],
    ['Applied Harbour Learning in Python', 'University of Velmont', 2023],
  ]);
});

it('blocks end with the day of issue, and one line below them is a certificate alone', () => {
  expect(
    read(
      'EDUCATION',
      'MBA, Lund University, 2004',
      'LICENSES & CERTIFICATIONS',
      'Certified Cargo Auditor (CCA)',
      'RWLDA',
      'Issued Mar 2019 · Expires Mar 2025',
      'Chartered Harbour Analyst',
      'CHA Institute',
      'Issued Aug 2008',
      'Series 7, FINRA',
    ),
  ).toEqual([
    ['Certified Cargo Auditor (CCA)', 'RWLDA', 2019],
    ['Chartered Harbour Analyst', 'CHA Institute', 2008],
    ['Series 7', 'FINRA', undefined],
  ]);
});

it('blocks may begin with the issuer', () => {
  expect(
    read(
      'CERTIFICATIONS',
      'Nordhav',
      'Nordhav Cargo Certificate',
      '2022',
      'Redwell',
      'Redwell Harbour Professional Certificate',
      '2021',
    ),
  ).toEqual([
    ['Nordhav Cargo Certificate', 'Nordhav', 2022],
    ['Redwell Harbour Professional Certificate', 'Redwell', 2021],
  ]);
});

it('neither a body that certifies nor a membership is a certificate', () => {
  expect(
    names(
      'CERTIFICATIONS & AFFILIATIONS',
      'Certified Public Accountant, State of Velmont (active)',
      'Member, Velmont Institute of CPAs',
      'Chair, Harbour Executives International, Oslo Chapter',
      'Velmont Institute of Certified Public Accountants (VICPA)',
      'Harbour Nursing Certification Corporation (HNCC)',
      'Lean Six Sigma Green Belt (Lean Wright, 2019)',
    ),
  ).toEqual(['Certified Public Accountant, State of Velmont (active)', 'Lean Six Sigma Green Belt']);
});
