/** Addresses of other people, streets and employers, which are not where the person lives. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const row = (text: string): PdfTextRow => [40, 14, 10, text];
const heading = (text: string): PdfTextRow => [40, 30, 12, text, 'b'];
const placeOf = (rows: readonly PdfTextRow[]) =>
  readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([pageOf([[[40, 0, 16, 'Nadia Okafor', 'b'], ...rows]])]),
    'resume',
  ).location?.value;
const WORK = [heading('Work Experience'), row('Planner, Nordhav Shipping (2010 - 2014)')];

it('the address of a referee is not where the person lives', () => {
  const referee = 'Referee address: 37 Mill St, Bristol, United Kingdom.';
  expect(
    placeOf([
      row('n@mail.example'),
      ...WORK,
      heading('References'),
      row('Referee name: Ada Lindqvist'),
      row(referee),
    ]),
  ).toBeUndefined();
  expect(
    placeOf([row('n@mail.example'), ...WORK, heading('Personal Details'), row(referee)]),
  ).toBeUndefined();
});

it('the town of an employer below a sentence about IP addresses is not where the person lives', () => {
  expect(
    placeOf([
      row('n@mail.example'),
      ...WORK,
      row('Wrote on IP Address Plans for the north.'),
      row('HARBOURCAST, Herndon, VA and Marlborough, MA'),
      row('Technical Manager, 1999 - 2001'),
    ]),
  ).toBeUndefined();
});

it('the letterhead of a later section with the e-mail address of the head states where the person lives', () => {
  const later = (mail: string) =>
    placeOf([
      row('n@mail.example'),
      ...WORK,
      heading('Education'),
      row('Bachelor of Science, Moravian College'),
      row(`40 Mill Path Court • Leesburg VA 20175 • ${mail}`),
    ]);
  expect(later('N@mail.example')).toBe('Leesburg, VA');
  expect(later('office@moravian.example')).toBeUndefined();
});

it.each(['R. Lindomar P. dos Santos, 599', 'Rua das Flores, 599'])(
  'the town stands below the street %s',
  (street) => {
    expect(
      placeOf([row(street), row('planalto - Gramado - RS - Brasil - 95670-000'), row('n@mail.example')]),
    ).toBe('Gramado, RS');
  },
);

it('a street named after somebody is no town', () => {
  expect(placeOf([row('R. Lindomar P. dos Santos, 599'), row('n@mail.example'), ...WORK])).toBeUndefined();
});
