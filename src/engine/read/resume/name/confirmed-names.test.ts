import { describe, expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const WORK: PdfTextRow[] = [
  [40, 30, 12, 'Work Experience', 'b'],
  [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
  [40, 14, 10, 'Plans what sails, and when, for three ports and their eleven berths.'],
];
const nameOf = (...rows: PdfTextRow[]) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([[...rows, ...WORK]])]), 'resume').name
    ?.value;

describe('a name that an e-mail address shows', () => {
  it('is read from the first line in lower case if the address has one of its words', () => {
    expect(nameOf([300, 0, 10, 'anna miller'], [300, 14, 10, 'millerports@mail.example'])).toBe(
      'Anna Miller',
    );
  });

  it('is a single word below the word for the document if the address begins as it does', () => {
    const title: PdfTextRow = [200, 0, 12, 'CURRICULUM VITAE', 'b'];
    const address: PdfTextRow = [40, 14, 10, '7 Quay Road, nadi.ports2010@mail.example'];
    expect(nameOf(title, [40, 20, 12, 'Nadia'], address)).toBe('Nadia');
    expect(nameOf(title, [40, 20, 12, 'Harbour'], address)).not.toBe('Harbour');
  });
});
