/** Separators between certificates, and between a certificate and its issuer or date. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const factsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', '* EXPERIENCE', 'CFO, Nordhav Foods, 2010 – 2020', ...texts].map((text) =>
      paragraphOf(text),
    ),
  );
const certificateNamesOf = (...texts: string[]) => factsOf(...texts).certifications.map(({ value }) => value);

it('bullets and semicolons separate certificates that end with their years', () => {
  expect(
    certificateNamesOf(
      '* CERTIFICATIONS AND TRAINING',
      'RWL Certified Cargo Architect – Professional (2021) • Certified Quay Administrator (2020) • TOGAF 9 Certified (2018)',
      'Nordhav Cloud Engineer (2022)',
    ),
  ).toEqual([
    'RWL Certified Cargo Architect – Professional',
    'Certified Quay Administrator',
    'TOGAF 9 Certified',
    'Nordhav Cloud Engineer',
  ]);
  expect(
    certificateNamesOf(
      '* ADDITIONAL INFORMATION',
      'Certifications: PMP (2014); Lean Six Sigma Green Belt (2016); Cargo Practitioner',
    ),
  ).toEqual(['PMP', 'Lean Six Sigma Green Belt', 'Cargo Practitioner']);
});

it('a colon separates an abbreviated certificate from its issuer', () => {
  expect(
    factsOf(
      '* CERTIFICATIONS',
      'CSM: Scrum Alliance, 2015',
      'PMP: Project Management Institute, 2012',
    ).certifications.map(({ value, issuer }) => [value, issuer]),
  ).toEqual([
    ['CSM', 'Scrum Alliance'],
    ['PMP', 'Project Management Institute'],
  ]);
});

it('the expiry date of a certificate is not part of its name', () => {
  expect(
    certificateNamesOf('* CERTIFICATIONS', 'Cargo Life Support (CLS), Velmont Heart Board, exp. 05/2026'),
  ).toEqual(['Cargo Life Support (CLS)']);
});

it('the contents of a course, which wrap after a comma, are not certificates', () => {
  expect(
    certificateNamesOf(
      '* CERTIFICATIONS',
      'Diploma in Cargo Trade: Velmont Society (1997)',
      'Course contents - Export Management, Harbour Policies, Market Studies,',
      'Cargo Documents, Trade Finance, Quay Duties',
      'Certified Cargo Auditor (2001)',
    ),
  ).toEqual(['Diploma in Cargo Trade', 'Certified Cargo Auditor']);
});

it('bullets between the items of a row separate skills from certificates', () => {
  const rows = [
    '* SKILLS & CERTIFICATIONS',
    '• Harbour Ads Certification ¦ ❖ ¦ Cargo Studio',
    '• Quay Research ¦ ❖ ¦ Nordhav project management certification',
    '• Drafting ¦ ❖ ¦ Certified Scrum Master',
  ];
  expect(certificateNamesOf(...rows)).toEqual([
    'Harbour Ads Certification',
    'Nordhav project management certification',
    'Certified Scrum Master',
  ]);
});

it('an issuer in smaller type stands below its dated certificate', () => {
  const lists = [11, 10].map((size) =>
    factsOfParagraphs([
      paragraphOf('Inga Marlowe', { size: 22 }),
      paragraphOf('* EXPERIENCE', { size: 14 }),
      paragraphOf('CFO, Nordhav Foods, 2010 – 2020', { size: 11 }),
      paragraphOf('* CERTIFICATIONS', { size: 14 }),
      paragraphOf('* Professional Engineer (NHEng) | 2016', { size: 11 }),
      paragraphOf('* Engineers Norland', { size }),
    ]).certifications.map(({ value, issuer }) => [value, issuer]),
  );
  expect(lists[1]).toEqual([['Professional Engineer (NHEng)', 'Engineers Norland']]);
  expect(lists[0]).toHaveLength(2);
});
