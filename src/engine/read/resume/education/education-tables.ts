/** Reads tables of education: a row of headings, and one education entry in each row below it. */
import type { DocumentLine } from '../../layout/line';

type Column = 'degree' | 'field' | 'school' | 'board' | 'date' | 'none';

/** The headings of each column; the first pattern that matches decides. */
const COLUMN_HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['date', /\byear|\bpassing|\bsession|\bduration|\bperiod|\bdates?\b|\bfrom\b/i],
  [
    'none',
    /%|percent|\bmarks?\b|\bc?gpa\b|\bgrade|\bdivision|\bresult|\bremark|\bs(?:r|l|\.)? ?\.?no\b|\baggregate|\bscore/i,
  ],
  ['school', /\binstitut|\bschool|\bcollege|name of/i],
  ['board', /\buniversity|\bboard/i],
  ['degree', /qualification|\bcourse|\bdegree|\bexam|\bclass|\bstandard|\baward|\bprogram/i],
  ['field', /\bspeciali[sz]ation|\bdiscipline|\bstream|\bsubjects?|\bmajor|\bbranch/i],
];

const MAX_HEADING_CHARACTERS = 31;

/** The contents of a column according to its heading; undefined if the heading is not known. */
export const educationColumnOf = (heading: string): Column | undefined =>
  heading.length <= MAX_HEADING_CHARACTERS
    ? COLUMN_HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0]
    : undefined;

/**
 * The columns of a row of headings. There must be three or more, at least two thirds of them known, one of them a
 * school or board; otherwise undefined.
 */
function headingsOf({ cells }: DocumentLine): (Column | undefined)[] | undefined {
  if (cells.length < 3) return undefined;
  const columns = cells.map(educationColumnOf);
  const known = columns.filter((column) => column !== undefined);
  return known.length * 3 >= cells.length * 2 && (columns.includes('school') || columns.includes('board'))
    ? columns
    : undefined;
}

/**
 * Removes the rows of headings, and puts the cells of the rows below in the order degree, field, school,
 * dates.
 */
export function orderTableFields(lines: readonly DocumentLine[]): DocumentLine[] {
  const result: DocumentLine[] = [];
  let start = -1;
  let columns: (Column | undefined)[] | undefined;
  for (const line of lines) {
    const headings = headingsOf(line);
    if (headings) {
      columns = headings;
      start = result.length;
      continue;
    }
    // The row of headings wraps.
    if (
      columns &&
      result.length === start &&
      line.cells.every((cell) => educationColumnOf(cell) !== undefined)
    )
      continue;
    if (columns && line.cells.length === columns.length) result.push(rowOf(line, columns));
    else result.push(line);
  }
  return result;
}

function rowOf(line: DocumentLine, columns: readonly (Column | undefined)[]): DocumentLine {
  const inColumn = (kind: Column) => line.cells.filter((_, index) => columns[index] === kind);
  const school = inColumn('school');
  const cells = [
    ...inColumn('degree'),
    ...inColumn('field'),
    ...(school.length > 0 ? school : inColumn('board')),
    ...inColumn('date'),
  ].filter((cell) => cell.trim() !== '');
  return cells.length > 1 ? { ...line, cells, text: cells.join(' '), bullet: false } : line;
}
