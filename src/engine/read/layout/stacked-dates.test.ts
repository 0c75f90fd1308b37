/** Resumes that set the two dates of a range above each other, at the right of a header. */
import { expect, it } from 'vitest';
import { type PdfTextRow, pageOf } from '../testing/pdf-items';
import { linesOfPages } from './lines';

/** The lines of headers with a date at the right of each of their two lines. */
const linesOf = (...headers: [title: string, employer: string, from: string, to: string][]) => {
  const left = headers.flatMap(([title, employer]): PdfTextRow[] => [
    [60, 30, 10, title],
    [60, 14, 10, employer, 'b'],
    [60, 16, 10, '• Ran the plant of the northern sound with forty people, in two halls and at sea'],
  ]);
  const right = headers.flatMap(([, , from, to]): PdfTextRow[] => [
    [500, 30, 10, from],
    [500, 14, 10, to],
    [500, 16, 10, ' '],
  ]);
  return linesOfPages([pageOf([left, right])])
    .filter(({ bullet }) => !bullet)
    .map(({ cells }) => cells.join(' | '));
};

it('the end of a range is moved to the line of its beginning', () => {
  expect(
    linesOf(
      ['Plant Manager', 'Nordhav Foods', 'JUL - 2023', 'PRESENT'],
      ['Shift Supervisor', 'Redwell Trading', 'SEP - 2019', 'JUN - 2023'],
      ['Buyer', 'Fjordline', '2015', '2019'],
    ),
  ).toEqual([
    'Plant Manager | JUL - 2023 PRESENT',
    'Nordhav Foods',
    'Shift Supervisor | SEP - 2019 JUN - 2023',
    'Redwell Trading',
    'Buyer | 2015 – 2019',
    'Fjordline',
  ]);
});

it('two dates that are not a range stay in their lines', () => {
  const [descending, list] = [
    linesOf(
      ['First prize', 'Second prize', 'May 2023', 'Jun 2019'],
      ['Third', 'Fourth', 'May 2018', 'Jun 2012'],
    ),
    linesOf(['Fire safety', 'First aid', 'May 2016', 'Jun 2019']),
  ];
  expect(descending).toEqual([
    'First prize | May 2023',
    'Second prize | Jun 2019',
    'Third | May 2018',
    'Fourth | Jun 2012',
  ]);
  expect(list).toEqual(['Fire safety | May 2016', 'First aid | Jun 2019']);
});

it('the dates of a list with one in each line stay in their lines', () => {
  const rows = ['2012', '2014', '2016', '2018'].map((year): PdfTextRow => [500, 14, 10, year]);
  const names = ['Welding', 'Cranes', 'Forklifts', 'Boilers'].map((name): PdfTextRow => [60, 14, 10, name]);
  expect(linesOfPages([pageOf([names, rows])]).map(({ cells }) => cells.join(' | '))).toEqual([
    'Welding | 2012',
    'Cranes | 2014',
    'Forklifts | 2016',
    'Boilers | 2018',
  ]);
});
