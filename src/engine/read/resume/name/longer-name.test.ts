/** The full name of a person, if a part of it or other words are in its place. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const nameOf = (head: readonly PdfTextRow[], closing: readonly string[] = []) => {
  const rows: PdfTextRow[] = [
    ...head,
    [40, 30, 12, 'Work Experience', 'b'],
    [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
    [40, 30, 12, 'Declaration', 'b'],
    ...closing.map((text): PdfTextRow => [40, 14, 10, text]),
  ];
  return readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume').name?.value;
};

it('the full name is used if the signature has a part of it', () => {
  expect(
    nameOf(
      [
        [40, 0, 16, 'CURRICULAM VITAE', 'b'],
        [40, 20, 11, 'T. NADIA OKAFOR', 'b'],
        [40, 14, 11, 'nadia.okafor@mail.example'],
      ],
      ['Place: Bergen', '(NADIA OKAFOR)'],
    ),
  ).toBe('T. Nadia Okafor');
});

it('a name whose last word is in lower case is read', () => {
  expect(
    nameOf([
      [40, 0, 12, 'Nadia okafor'],
      [40, 14, 12, 'no@mail.example'],
    ]),
  ).toBe('Nadia okafor');
});

it.each(['CU RR I CUL UM', 'Nordhavmaritime.Com'])('%s is not read as a name', (text) => {
  expect(
    nameOf([
      [40, 0, 20, text, 'b'],
      [40, 20, 16, 'NADIA OKAFOR', 'b'],
      [40, 14, 11, 'Mobile: +47 22 33 44 55'],
    ]),
  ).toBe('Nadia Okafor');
});
