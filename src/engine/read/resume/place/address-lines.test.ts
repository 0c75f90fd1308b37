/** The place of a person whose address is set in an unusual way. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const placeOf = (...head: string[]) => {
  const rows: PdfTextRow[] = [
    [40, 0, 16, 'Nadia Okafor', 'b'],
    ...head.map((text): PdfTextRow => [40, 14, 10, text]),
    [40, 14, 10, 'n@mail.example'],
    [40, 30, 12, 'Work Experience', 'b'],
    [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
  ];
  return readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume').location
    ?.value;
};

it.each([
  ['below its code', ['105, Avenue du Pont', '92290', 'Lilleville Malabre'], 'Lilleville Malabre'],
  ['above its region and code', ['Lilletal Nurpet', 'Rajasthan 331023'], 'Lilletal Nurpet, Rajasthan'],
  [
    'before a full stop and its country',
    ['Way No. 5, House 39, Lilleiba. Oman | +968 9532 6734'],
    'Lilleiba, Oman',
  ],
  ['behind a street with a number', ['No. 21/A, Mill Road, Old Quarter, Lillegama.'], 'Lillegama'],
  [
    'before the code of a Brazilian state',
    ['Jd do Lago, Alameda Jundiaí, 628', 'Lilleia - SP - 12947260'],
    'Lilleia, SP',
  ],
  ['before an industrial estate', ['Add- Mill Colony,Ankleshwar Gidc'], 'Ankleshwar'],
  ['that names its lake', ['Verwaltung · Einkauf · Lilledorf am See'], 'Lilledorf am See'],
  [
    'beside a date of birth with the birthplace',
    ['Geburtsdatum 28.11.1986 | Trani, Italien', 'Mühlweg 4, 10119 Berlin'],
    'Berlin',
  ],
])('a town is read %s', (_, head, place) => {
  expect(placeOf(...head)).toBe(place);
});

it.each([
  ['a year above a name', ['2015', 'Harbour Maps']],
  ['the name above a region', ['Rajasthan 331023']],
  ['a quarter behind a street', ['No. 21/A, Mill Road, Old Quarter, Green Park.']],
  ['an item of a list', ['10 crews, Road Safety, Ports, Lilleplan']],
  ['words that have the form of such a town', ['Einkauf · Freude am Kochen']],
])('no town is read from %s', (_, head) => {
  expect(placeOf(...head) ?? '').not.toMatch(/Maps|Okafor|Park|Lilleplan|Kochen/u);
});
