/** Names that something outside their line confirms, and names without a line of their own. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const WORK: PdfTextRow[] = [
  [40, 30, 12, 'Work Experience', 'b'],
  [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
  [40, 30, 12, 'Education', 'b'],
  [40, 20, 10, 'Velmont University, 2004 - 2008'],
];
const nameOf = (rows: readonly PdfTextRow[], author = '') =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([[...rows, ...WORK]])]), 'resume', author)
    .name?.value;

it.each([
  ['in capitals', 'INGA BEATRIZ MARLOWE Senior Depot Planner | Harbours & Locks', 'Inga Beatriz Marlowe'],
  ['in capitals and small letters', 'Inga Marlowe Senior Depot Planner', 'Inga Marlowe'],
])('a name %s is read before a title without a sign between them', (_, title, name) => {
  expect(
    nameOf([
      [40, 0, 12, title, 'b'],
      [40, 14, 12, 'Quay 4, Bergen | crew88@mail.example'],
    ]),
  ).toBe(name);
});

it('a misspelt name is replaced by that of a form’s row which the address confirms', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 28, 'Inga Marlowwe', 'b'],
    [40, 40, 11, 'Contact', 'b'],
    [40, 20, 11, 'Name: Marlowe, Inga'],
    [40, 14, 11, 'E-mail: marlowe.inga@mail.example'],
  ];
  expect(nameOf(rows)).toBe('Inga Marlowe');
});

it('a name that is drawn as a picture is read from two addresses', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 9, 'www.ingamarlowe.example'],
    [40, 14, 9, 'hello@ingamarlowe.example'],
    [40, 14, 9, 'linkedin.com/in/marlowe'],
    [40, 40, 16, 'Ich denke mit den', 'b'],
    [40, 18, 16, 'Augen der Kunden.', 'b'],
  ];
  expect(nameOf(rows)).toBe('Inga Marlowe');
});

it('the name that the file names as its author is preferred', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 12, 'Inga Marlowe'],
    [40, 14, 12, 'Nadia Okafor'],
    [40, 14, 10, 'crew88@mail.example'],
  ];
  expect(nameOf(rows)).toBe('Inga Marlowe');
  expect(nameOf(rows, 'Nadia Okafor')).toBe('Nadia Okafor');
  expect(nameOf(rows, 'Microsoft Office User')).toBe('Inga Marlowe');
});
