/** Lists of certificates: the marks between names and issuers ('Name - Issuer'), and remarks beside the names. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';

const certificatesOf = (...texts: string[]) =>
  factsOfParagraphs(['Mira Solberg', ...texts].map(paragraphOrHeading)).certifications.map(
    ({ value, issuer }) => [value, issuer],
  );

it.each([
  [
    'after a dash and before the year',
    ['Certified Pilot – Redwell, 2019', 'Crane Leader – Corvex, 2021'],
    [
      ['Certified Pilot', 'Redwell'],
      ['Crane Leader', 'Corvex'],
    ],
  ],
  [
    'after a comma',
    ['2019 Lean Practitioner, Fjordline', '2021 Data Literacy, Corvex Institute'],
    [
      ['Lean Practitioner', 'Fjordline'],
      ['Data Literacy', 'Corvex Institute'],
    ],
  ],
  [
    'before a colon',
    ['Fjordline: Lean Practitioner (2019)', 'Nordhav Academy: Agile Coach (2020)'],
    [
      ['Lean Practitioner', 'Fjordline'],
      ['Agile Coach', 'Nordhav Academy'],
    ],
  ],
])('an issuer stands %s throughout a list', (_, lines, expected) => {
  expect(certificatesOf('CERTIFICATIONS', ...lines)).toEqual(expected);
});

it('the same mark before a part of the name separates no issuer', () => {
  expect(certificatesOf('CERTIFICATIONS', 'Life Saver – Basic Support', 'Life Saver – Fire Basics')).toEqual([
    ['Life Saver – Basic Support', undefined],
    ['Life Saver – Fire Basics', undefined],
  ]);
});

it('an academy, a chamber or an aid society is an issuer in other languages too', () => {
  expect(
    certificatesOf('ZERTIFIKATE', 'Gabelstaplerschein, TÜV Nord, 2016', 'Ersthelferin – Rotes Kreuz'),
  ).toEqual([
    ['Gabelstaplerschein', 'TÜV Nord'],
    ['Ersthelferin', 'Rotes Kreuz'],
  ]);
});

it('a word in capitals that introduces issuers may be part of a name in capitals', () => {
  expect(certificatesOf('CERTIFICATIONS', 'CARGO DATABASES FROM BEGINNING 05.2019')).toEqual([
    ['CARGO DATABASES FROM BEGINNING', undefined],
  ]);
});

it.each([
  ['First Aid (valid through Dec 2025)', 'First Aid'],
  ['Sicherheitsbeauftragter (gültig bis 2026)', 'Sicherheitsbeauftragter'],
  ['Carretillero (válido hasta 2026)', 'Carretillero'],
  ['Crane Safety (8 ore)', 'Crane Safety'],
  ['98-364: Harbour Fundamentals', 'Harbour Fundamentals'],
  ['Certified Public Accountant – License 998877', 'Certified Public Accountant'],
  ['Certified Cargo Pilot ID ¦ 000674356', 'Certified Cargo Pilot'],
  ['Certificate of Navigation held at Academy of Harbours', 'Certificate of Navigation'],
  ['NR-10 – Crane Safety', 'NR-10 – Crane Safety'],
  ['H2S', 'H2S'],
  ['From Pilot to Manager', 'From Pilot to Manager'],
  ['Unternehmerführerschein', 'Unternehmerführerschein'],
])('the name in %s is %s', (text, name) => {
  expect(certificatesOf('CERTIFICATIONS', text).map(([value]) => value)).toEqual([name]);
});
