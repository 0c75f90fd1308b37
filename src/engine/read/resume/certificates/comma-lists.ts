/** Splits a list of certificates between commas that wraps over the width of its column. */
import type { DocumentLine } from '../../layout/line';
import { createLineWithText, splitOutsideBrackets } from './certificate-lines';

/** Minimum number of commas of each line but the last. */
const MIN_COMMAS = 3;
/** Minimum distance between a list and the next line in font sizes; the lines of one list are closer. */
const MIN_LIST_BREAK_FONT_SIZES = 1.9;
/** Maximum number of characters of a list between commas. */
const MAX_LIST_CHARACTERS = 1500;

/**
 * The lines, with each certificate of a list between commas in a line of its own: 'Crane Safety, Cargo Law, Harbour'
 * over 'Pilot, Deck Officer'. A line wraps where the first word of the next one would not have fitted beside it.
 */
export function splitCommaLists(lines: readonly DocumentLine[]): DocumentLine[] {
  const result: DocumentLine[] = [];
  let at = 0;
  while (at < lines.length) {
    let end = at + 1;
    while (end < lines.length && continues(lines[end - 1] as DocumentLine, lines[end] as DocumentLine))
      end += 1;
    const run = lines.slice(at, end);
    const text = run.map((line) => line.text).join(' ');
    const [first] = run;
    if (first && run.length > 1 && text.length <= MAX_LIST_CHARACTERS && isWrapped(run))
      result.push(...splitOutsideBrackets(text).filter(Boolean).map(createLineWithText(first)));
    else result.push(...run);
    at = end;
  }
  return result;
}

const continues = (last: DocumentLine, line: DocumentLine): boolean =>
  last.flow === line.flow &&
  last.page === line.page &&
  last.strong === line.strong &&
  !last.bullet &&
  !line.bullet &&
  last.cells.length === 1 &&
  line.cells.length === 1 &&
  line.gap < MIN_LIST_BREAK_FONT_SIZES &&
  countCommas(last) >= MIN_COMMAS &&
  line.text.includes(',');

const countCommas = ({ text }: DocumentLine) => text.split(',').length - 1;

/** Whether every line but the last is filled up to its next word. Lines without coordinates are paragraphs. */
function isWrapped(run: readonly DocumentLine[]): boolean {
  const widths = run.map(({ x, right }) => right - x);
  const width = Math.max(...widths);
  return run.slice(0, -1).every((line, index) => {
    const lineWidth = widths[index] ?? 0;
    const [word = ''] = run[index + 1]?.text.split(' ') ?? [];
    const wordWidth = (lineWidth / line.text.length) * (word.length + 1);
    return lineWidth > 0 && !/[,.;]$/u.test(line.text) && lineWidth + wordWidth > width;
  });
}
