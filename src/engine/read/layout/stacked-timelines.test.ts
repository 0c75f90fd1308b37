/** Timelines whose margin sets the year and the month of each end of a range below one another. */
import { expect, it } from 'vitest';
import { type PdfTextRow, pageOf } from '../testing/pdf-items';
import { linesOfPages } from './lines';

type Entry = readonly [
  endYear: string,
  endMonth: string,
  startYear: string,
  startMonth: string,
  title: string,
];

/** The lines of entries with a title beside the month of the end, and an employer beside that of the beginning. */
const linesOf = (...entries: readonly Entry[]) => {
  const margin = entries.flatMap(([endYear, endMonth, startYear, startMonth]): PdfTextRow[] => [
    [30, 20, 7, endYear],
    [33, 9, 9, endMonth],
    [38, 8, 7, '|'],
    [30, 9, 7, startYear],
    [33, 8, 9, startMonth],
    [33, 20, 9, ' '],
  ]);
  const text = entries.flatMap(([, , , , title]): PdfTextRow[] => [
    [75, 20, 9, ' '],
    [75, 9, 9, title],
    [75, 25, 9, 'Nordhav Foods'],
    [85, 20, 9, 'Ran the northern halls'],
  ]);
  return linesOfPages([pageOf([margin, text])]).map(({ cells }) => cells.join(' | '));
};

it('the parts of each range are joined in the order of time, beside the title', () => {
  expect(
    linesOf(
      ['2023', 'Mai', '2021', 'Oct', 'Plant Manager'],
      ['2021', 'Oct', '2020', 'Jan', 'Shift Supervisor'],
    ),
  ).toEqual([
    'Oct 2021 – Mai 2023 | Plant Manager',
    'Nordhav Foods',
    'Ran the northern halls',
    'Jan 2020 – Oct 2021 | Shift Supervisor',
    'Nordhav Foods',
    'Ran the northern halls',
  ]);
});

it('words in a margin that are no months stay', () => {
  expect(
    linesOf(['2023', 'Oslo', '2021', 'Bergen', 'Plant Manager'], ['2021', 'Bodin', '2020', 'Hamar', 'Buyer']),
  ).toContain('2023');
});
