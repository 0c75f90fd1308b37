/** Certificates below labels of groups, and hyphens in the place of dashes. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';

const certificatesOf = (...texts: string[]) =>
  factsOfParagraphs(['Mira Solberg', 'CERTIFICATIONS', ...texts].map(paragraphOrHeading)).certifications;
const namesOf = (...texts: string[]) => certificatesOf(...texts).map(({ value }) => value);

it('labels of groups are not part of the certificates behind them', () => {
  expect(
    namesOf(
      'Cargo: Nordhav Certified Architect - Associate (NCA-03), Nordhav Certified Loader, Open Cranes on Redwell',
      'Radio: Fjordline NTCNA, NTCSE; Redwell Radio Advanced',
      'Safety: Lund Fire Essentials',
    ),
  ).toEqual([
    'Nordhav Certified Architect - Associate (NCA-03)',
    'Nordhav Certified Loader',
    'Open Cranes on Redwell',
    'Fjordline NTCNA',
    'NTCSE',
    'Redwell Radio Advanced',
    'Lund Fire Essentials',
  ]);
});

it('a place behind a certificate is not one', () => {
  expect(
    namesOf(
      'Cargo: Nordhav Certified Architect, Nordhav Certified Loader',
      'Radio: Redwell Radio Advanced, Oslo',
      'Safety: Lund Fire Essentials',
    ),
  ).not.toContain('Oslo');
});

it('a hyphen without a space after it separates name and issuer where it is the habit of a list', () => {
  expect(
    certificatesOf(
      '• CPLV® -Crane Planning & Valuation Analyst -Harbour Finance Institute | 2022',
      '• CBCA® -Cargo Banking & Credit Analyst -Harbour Finance Institute | 2022',
    ).map(({ value, issuer }) => [value, issuer]),
  ).toEqual([
    ['CPLV® - Crane Planning & Valuation Analyst', 'Harbour Finance Institute'],
    ['CBCA® - Cargo Banking & Credit Analyst', 'Harbour Finance Institute'],
  ]);
});

it('a body with its country behind a dash is the issuer, and when its member was admitted is not', () => {
  expect(
    certificatesOf(
      '• NHAC Member - Association of Northern Harbour Accountants, UK | Admitted Jan 2026; NHA Prizewinner (Dec 2025, Oslo)',
      '• SORPA Associate Member - Solberg Organization for Registered Accountants, NOR | 2026',
    ).map(({ value, issuer }) => [value, issuer]),
  ).toEqual([
    ['NHAC Member', 'Association of Northern Harbour Accountants, UK'],
    ['SORPA Associate Member', 'Solberg Organization for Registered Accountants, NOR'],
  ]);
});

it('a list below a degree goes on behind the dash before an issuer', () => {
  const { certifications } = factsOfParagraphs(
    [
      'Mira Solberg',
      'EDUCATION & CERTIFICATIONS',
      'B.Tech, Harbour Technology — Velmont University, Oslo, 2010',
      'Crane Management — Nordhav Business School (2022) | Harbour Analytics — Redwell (2021) | Cargo Accounting —',
      'Redwell (2023) | Data Analytics — Fjordline (2021)',
    ].map(paragraphOrHeading),
  );
  expect(certifications.map(({ value }) => value)).toContain('Cargo Accounting');
  expect(certifications.map(({ value }) => value)).toContain('Data Analytics');
});
