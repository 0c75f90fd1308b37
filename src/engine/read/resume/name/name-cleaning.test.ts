/** What surrounds names, and names in parts. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '..';
import { normaliseName } from './name';

const nameOf = (...texts: string[]) => factsOfParagraphs(texts.map(paragraphOrHeading)).name?.value;
const nameOfPage = (...columns: PdfTextRow[][]) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf(columns)]), 'resume').name?.value;

it.each([
  ['Mr. HALVOR MARLOWE’S CV', 'Halvor Marlowe'],
  ['Mira Solberg Lindqvist (16/06/89)', 'Mira Solberg Lindqvist'],
  ['Mira Solberg - PMP®', 'Mira Solberg'],
  ['Mira Solberg BSN, RN, OCN', 'Mira Solberg'],
  ['Mira Solberg BSc (Hons) MRICS', 'Mira Solberg'],
  ['Mira Solberg, PhD, SAFe 5 SPC', 'Mira Solberg'],
  ['Mira Solberg, CMA (ICWAI)', 'Mira Solberg'],
  ['Lt. Col. Mira Solberg (Retd.)', 'Mira Solberg'],
  ['Dr. med. Mira Solberg', 'Dr. Mira Solberg'],
  ['Mira Solberg (née Lind)', 'Mira Solberg'],
  ['M.SOLBERG, B.E., (D.El.Ed)', 'M.Solberg'],
  ['M.SOLBERG.,BE.,', 'M.Solberg'],
])('the name in %s is %s', (line, name) => {
  expect(
    nameOf(line, 'Fjordgata 3, 5003 Bergen', 'EXPERIENCE', 'Harbour Pilot, Nordhav Ltd, 2015 – 2019'),
  ).toBe(name);
});

it('a symbol of a font beside a name is not part of it', () => {
  expect(nameOf('Mira Solberg ¦ Õ ¦ https://nordhav.example/mira', 'EXPERIENCE')).toBe('Mira Solberg');
});

it('a name of a form may go on in the line below', () => {
  expect(
    nameOfPage([
      [50, 20, 10, 'Name:'],
      [150, 0, 10, 'T.OLSEN'],
      [150, 13, 10, 'MARLOWE'],
      [50, 13, 10, 'Nationality:'],
      [150, 0, 10, 'Norwegian'],
      [50, 30, 13, 'EXPERIENCE', 'b'],
      [50, 14, 10, 'Harbour Pilot, Nordhav Ltd, 2015 – 2019'],
    ]),
  ).toBe('T.Olsen Marlowe');
});

it('two words of the largest size in two columns are one name', () => {
  expect(
    nameOfPage(
      [
        [20, 20, 22, 'INGA', 'b'],
        [20, 60, 13, 'PROFILE', 'b'],
        [20, 14, 10, 'I have worked in ports for years and'],
        [20, 14, 10, 'like to move things with cranes there'],
        [20, 14, 10, 'every day of the week and the night.'],
      ],
      [
        [320, 20, 22, 'MARLOWE', 'b'],
        [320, 60, 13, 'EXPERIENCE', 'b'],
        [320, 14, 10, 'Harbour Pilot, Nordhav Ltd'],
        [320, 14, 10, '2015 – 2019'],
        [320, 14, 10, 'Guided ships into the port of Bergen'],
      ],
    ),
  ).toBe('Inga Marlowe');
});

it.each([
  ['MiraSolberg', 'Mira Solberg'],
  ['MachadoLima', 'Machado Lima'],
  ['MacLund', 'MacLund'],
  ['McLund', 'McLund'],
])(
  'a name whose words are joined is taken apart, but not a surname with a capital inside: %s',
  (text, name) => {
    expect(normaliseName(text)).toBe(name);
  },
);
