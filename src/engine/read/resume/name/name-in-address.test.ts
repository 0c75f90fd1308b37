/** Names that have lost their space, which an address shows. */
import { expect, it } from 'vitest';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { nameInAddress } from './name-in-address';

const nameIn = (...lines: string[]) =>
  nameInAddress(linesOfPages([pageOf([lines.map((text): PdfTextRow => [40, 14, 10, text])])]))?.name;

it.each([
  ['an initial', 'mirajsolberg@mail.example'],
  ['a middle name', 'www.linkedin.com/in/mirajosefinsolberg'],
])('a joined name is split where an address has %s', (_, address) => {
  expect(nameIn('PLANNING ENGINEER', 'MIRASOLBERG', address)).toBe('Mira Solberg');
});

it.each([
  ['a split that is not certain', 'MIRASOLBERG', 'mirajohannasolberg@mail.example'],
  ['the same word', 'MIRASOLBERG', 'mirasolberg@mail.example'],
  ['another name', 'MIRASOLBERG', 'edda.norling@mail.example'],
  ['a word with a short end', 'ENGINEERING', 'engineeringjobng@mail.example'],
  ['only the beginning of it', 'MIRASOLBERG', 'mirajwork@mail.example'],
])('a word in capitals is not a name beside an address with %s', (_, word, address) => {
  expect(nameIn('Nordhav Foods', word, address)).toBeUndefined();
});
