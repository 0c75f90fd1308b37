/**
 * Separates two posts that share their rows, and puts the left one above the right one: 'Buyer ¦ 2016 ¦ Clerk ¦ 2010 –
 * 2016' over 'Nordhav ¦ Redwell' and the text of both.
 */
import { dateAlone, findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { titleScore } from '../../vocabulary/titles';
import { replaceCells } from './wrapped-lines';

/** Number of cells of the row with the titles and dates of both posts, and of the rows below it. */
const HEADER_CELLS = 4;
const PAIR_CELLS = 2;

/** The lines of a section of work. */
export interface LinesOfWork {
  lines: DocumentLine[];
  /** The first of the lines, which stand directly below the heading of the section. */
  own: readonly DocumentLine[];
}

/**
 * Divides a section of work before its first pair of posts. The pairs are a section of their own, since title, employer
 * and dates have other positions in them.
 */
export function separatePairedPosts<T extends LinesOfWork>(work: T): T[] {
  const start = work.lines.findIndex((line, at) => isPairedHeader(line, work.lines[at + 1]));
  if (start < 0) return [work];
  const paired = separatePairs(work.lines.slice(start));
  return [
    ...(start > 0 ? [{ ...work, lines: work.lines.slice(0, start), own: work.own.slice(0, start) }] : []),
    { ...work, lines: paired, own: paired },
  ];
}

/** The lines, with the left post of each pair above the right one. */
function separatePairs(given: readonly DocumentLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const header = given[at] as DocumentLine;
    if (!isPairedHeader(header, given[at + 1])) {
      lines.push(header);
      continue;
    }
    const rest = given.slice(at + 1);
    const end = rest.findIndex((line) => line.flow !== header.flow || line.cells.length > PAIR_CELLS);
    const block = [header, ...(end < 0 ? rest : rest.slice(0, end))];
    const lastPair = block.findLastIndex((line) => isPartOfPair(line, header));
    const paired = block.slice(0, lastPair + 1);
    lines.push(...paired.flatMap((line) => sideOf(line, header, 0)));
    lines.push(...paired.flatMap((line) => sideOf(line, header, 1)));
    at += paired.length - 1;
  }
  return lines;
}

/** Whether a row has two posts with dates, each beside its title, over a row with a name for each. */
function isPairedHeader({ cells, bullet }: DocumentLine, below: DocumentLine | undefined): boolean {
  const [first = '', firstDates = '', second = '', secondDates = ''] = cells;
  return (
    cells.length === HEADER_CELLS &&
    !bullet &&
    [firstDates, secondDates].every((text) => dateAlone(text) !== undefined) &&
    [first, second].every((text) => findDates(text).length === 0) &&
    titleScore(`${first}, ${second}`) > 0 &&
    below?.cells.length === PAIR_CELLS &&
    findDates(below.text).length === 0
  );
}

/** Whether a row holds text of both posts, or of the right one alone. */
const isPartOfPair = (line: DocumentLine, header: DocumentLine) =>
  line.cells.length >= PAIR_CELLS || line.x > middleOf(header);

const middleOf = ({ x, right }: DocumentLine) => (x + right) / 2;

/** The part of a row that belongs to the left post (0) or to the right one (1), if there is one. */
function sideOf(line: DocumentLine, header: DocumentLine, side: 0 | 1): DocumentLine[] {
  if (line.cells.length === 1) {
    const isRight = line.right > 0 && line.x > middleOf(header);
    return isRight === (side === 1) ? [line] : [];
  }
  const width = line.cells.length / 2;
  const cells = line.cells.slice(side * width, (side + 1) * width);
  const middle = middleOf(header);
  // The lines of a column are as long as its text, so that they do not look like full ones.
  return [
    {
      ...replaceCells(line, cells),
      ...(side === 0 ? { right: Math.min(line.right, middle) } : { x: middle }),
    },
  ];
}
