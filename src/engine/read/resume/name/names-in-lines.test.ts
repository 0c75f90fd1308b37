/** Names in lines with other text, in letters and in text boxes. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';
import { normaliseName } from './name';

const WORK: PdfTextRow[] = [
  [40, 30, 12, 'Work Experience', 'b'],
  [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
  [40, 30, 12, 'Education', 'b'],
  [40, 20, 10, 'Velmont University, 2004 - 2008'],
];
const factsOf = (...pages: PdfTextRow[][]) =>
  readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages(pages.map((rows, at) => pageOf([rows], at + 1))),
    'resume',
  );

it.each([
  [
    'before another label',
    [40, 14, 10, 'Name: Nadia Ruth Okafor Date Of Birth: 26-11-1980'],
    'Nadia Ruth Okafor',
  ],
  ['with a mark that is not seen', [40, 20, 16, '\u200dNadia Okafor', 'b'], 'Nadia Okafor'],
  ['with its initial after a lone dot', [40, 20, 16, 'OKAFORNADIA .D', 'b'], 'Okafornadia D'],
] as const)('a name %s is read', (_, row, name) => {
  expect(factsOf([[40, 14, 10, 'Showroom Manager'], row as unknown as PdfTextRow, ...WORK]).name?.value).toBe(
    name,
  );
});

it('a name in a numbered row of a form is read', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 10, 'BIO-DATA', 'b'],
    [40, 20, 10, '1.'],
    [70, 0, 10, 'NAME:'],
    [170, 0, 10, 'NADIA OKAFOR'],
    [40, 20, 10, '2.'],
    [70, 0, 10, 'FATHER’S NAME:'],
    [170, 0, 10, 'EMEKA OKAFOR'],
  ];
  expect(factsOf([...rows, ...WORK]).name?.value).toBe('Nadia Okafor');
});

it('the name on the page after a letter is read', () => {
  const letter: PdfTextRow[] = [
    [40, 0, 10, 'To: The Recruitment Officer'],
    [40, 14, 10, 'Respected Sir,'],
    [40, 14, 10, 'please consider my resume for the post that your paper named.'],
  ];
  const own: PdfTextRow[] = [
    [40, 0, 18, 'NADIA OKAFOR S.A.R.', 'b'],
    [40, 14, 10, 'Mobile No. +91 9994031442'],
    ...WORK,
    ...Array.from(
      { length: 14 },
      (_, at): PdfTextRow => [40, 14, 10, `Planned the ${at} berth of the harbour`],
    ),
  ];
  expect(factsOf(letter, own).name?.value).toBe('Nadia Okafor S.A.R.');
});

it.each(['Covering Letter', 'In Production Department', 'Study Abroad Student', 'Accepted For Publication'])(
  '"%s" is not a name',
  (text) => {
    expect(factsOf([[40, 0, 16, text, 'b'], [40, 14, 10, 'Nadia Okafor'], ...WORK]).name?.value).toBe(
      'Nadia Okafor',
    );
  },
);

it('a name without a space is split where an address contains one half', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 20, 'NADIAOKAFOR', 'b'],
    [40, 14, 10, 'https://okafor-portfolio.example'],
  ];
  expect(factsOf([...rows, ...WORK]).name?.value).toBe('Nadia Okafor');
});

it('a title that is written to a name is separated from it', () => {
  expect(normaliseName('Dr.N.Solberg')).toBe('Dr. N.Solberg');
});

it('the name in a text box after the references is read, and the address below it', () => {
  const heading = { heading: true, size: 14 };
  const facts = factsOfParagraphs([
    paragraphOf('Work Experience', heading),
    paragraphOf('Planner, Nordhav Shipping, 2010 - 2014'),
    paragraphOf('References', heading),
    paragraphOf('Upon request'),
    { ...paragraphOf('Nadia Okafor', { size: 48 }), flow: 9 },
    { ...paragraphOf('Ann Arbor, MI'), flow: 9 },
  ]);
  expect(facts.name?.value).toBe('Nadia Okafor');
  expect(facts.location?.value).toBe('Ann Arbor, MI');
});

it('an employer with an initial, in a line of dates, is not the name of a resume without a head', () => {
  const facts = factsOfParagraphs(
    [
      'EXPERIENCE:',
      'T. Rowan Price Associates, Investment Analyst, Velmont, April 2022 to Present',
      '• Built the models of the fund.',
      'Nordhav Department of Accounts, Analyst, Velmont, July 2013 to January 2018',
      '• Reconciled the accounts.',
    ].map((text) => paragraphOf(text)),
  );
  expect(facts.name).toBeUndefined();
  expect(facts.roles.map(({ organisation }) => organisation)).toContain('T. Rowan Price Associates');
});

it.each([
  ['before a status', [[40, 20, 16, 'Nadia Okafor, Undergraduate', 'b'] as PdfTextRow], 'Nadia Okafor'],
  ['before a craft', [[40, 20, 16, 'Nadia Okafor, Muralist', 'b'] as PdfTextRow], 'Nadia Okafor'],
  ['before a profession', [[40, 20, 16, 'Nadia Okafor, Engineer', 'b'] as PdfTextRow], 'Nadia Okafor'],
  [
    'in small letters that the e-mail address has',
    [
      [40, 20, 20, 'nadia okafor'],
      [40, 20, 10, 'Mount Joy, PA 17552', 'b'],
      [40, 14, 10, 'e nadiaokafor@mail.example', 'b'],
    ] as PdfTextRow[],
    'Nadia Okafor',
  ],
])('a name is read %s', (_, rows, name) => {
  const facts = factsOf([...rows, ...WORK]);
  expect(facts.name?.value).toBe(name);
  expect(facts.location?.value ?? '').not.toMatch(/Okafor/);
});

it('a given name above a surname in a smaller size, both much larger than all other text, is read', () => {
  const head: PdfTextRow[] = [
    [160, 0, 44, 'Nadia', 'b'],
    [161, 34, 34, 'Ruth Okafor', 'b'],
    [400, 30, 10, 'ruok88@example.com'],
  ];
  expect(factsOf([...head, ...WORK]).name?.value).toBe('Nadia Ruth Okafor');
});
