/** Lists of certificates below headings with other words, and items that only look like their labels. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const HEAD: PdfTextRow[] = [
  [40, 0, 18, 'Inga Marlowe', 'b'],
  [40, 30, 12, 'Work Experience', 'b'],
  [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
];
const certificatesOf = (...rows: PdfTextRow[]) =>
  readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([pageOf([[...HEAD, ...rows]])]),
    'resume',
  ).certifications.map(({ value }) => value);

it('a list of certificates is read below a heading with other words and years', () => {
  const found = certificatesOf(
    [40, 40, 12, 'Behaalde Nordhav Certificaten 2023/2024', 'b'],
    [50, 20, 10, '• Leiding geven in de haven'],
    [50, 14, 10, '• Veilig werken op hoogte'],
  );
  expect(found).toEqual(['Leiding geven in de haven', 'Veilig werken op hoogte']);
});

it('a bootcamp of a school below a heading of certificates is a certificate', () => {
  const found = certificatesOf(
    [40, 40, 12, 'Certifications', 'b'],
    [40, 20, 10, 'Velmont University Coding Bootcamp,'],
    [40, 12, 10, 'Summer 2024'],
  );
  expect(found).toEqual(['Velmont University Coding Bootcamp']);
});

it('what somebody knows of certification is not a certificate', () => {
  const found = certificatesOf(
    [40, 40, 12, 'Skills', 'b'],
    [40, 20, 10, '• Certification: Deep knowledge of Part 21J, CS-25, and port regulations.'],
  );
  expect(found).toEqual([]);
});
