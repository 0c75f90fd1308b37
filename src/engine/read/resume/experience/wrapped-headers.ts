/** Joins headers of entries that wrap because they are too long for their column. */
import { findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { joinWrapped } from '../../layout/wrapped-text';
import { parseDatedLine } from './dated-lines';

/** Joins each emphasised header, and each item that begins with dates, with the line in which it continues. */
export function joinWrappedHeaders(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && (isWrappedHeader(last, line) || isWrappedItem(last, line))) {
      const text = joinWrapped(last.text, line.text);
      joined[joined.length - 1] = { ...last, text, cells: [text], right: line.right };
    } else joined.push(line);
  }
  return joined;
}

function isWrappedHeader(line: DocumentLine, next: DocumentLine): boolean {
  if (!line.strong || !next.strong || line.bullet || next.bullet || line.right <= 0) return false;
  if (line.cells.length > 1 || next.cells.length > 1 || Math.abs(line.size - next.size) > 0.2) return false;
  if (line.x !== next.x || next.gap > MAX_HEADER_GAP_FONT_SIZES) return false;
  if (parseDatedLine(line) || parseDatedLine(next)) return false;
  if (next.text.split(' ').length > MAX_SECOND_LINE_WORDS || line.text.length < MIN_FIRST_LINE_CHARACTERS)
    return false;
  const pointsPerCharacter = (line.right - line.x) / line.text.length;
  const [word = ''] = next.text.split(' ');
  return line.right + (word.length + 1) * pointsPerCharacter > line.edge;
}

/** Maximum distance between the two lines of a header, in font sizes. */
const MAX_HEADER_GAP_FONT_SIZES = 1.6;
/** Maximum words of the second line of a header. */
const MAX_SECOND_LINE_WORDS = 4;
/** Minimum characters of the first line of a header, which fills its column. */
const MIN_FIRST_LINE_CHARACTERS = 20;
/** A line that is this far below an item, in font sizes, does not continue it. */
const MIN_ITEM_BREAK_FONT_SIZES = 1.6;
/** Maximum characters of a header of two lines. */
const MAX_HEADER_CHARACTERS = 220;
/** The second line of an item begins more than this far right of the first, in points. */
const ITEM_INDENT_POINTS = 6;

/**
 * Whether an item that begins with its dates continues in the next line: '• 2006 – 2008, Ecologist, Nordhav Ocean' over
 * 'Institute'.
 */
function isWrappedItem(line: DocumentLine, next: DocumentLine): boolean {
  if (!line.bullet || next.bullet || line.right <= 0 || line.cells.length > 1 || next.cells.length > 1)
    return false;
  const isBelow =
    next.flow === line.flow && next.gap < MIN_ITEM_BREAK_FONT_SIZES && next.x > line.x + ITEM_INDENT_POINTS;
  const range = isBelow ? findRange(line.text) : undefined;
  if (
    range?.index !== 0 ||
    findRange(next.text) ||
    line.text.length + next.text.length > MAX_HEADER_CHARACTERS
  )
    return false;
  const pointsPerCharacter = (line.right - line.x) / line.text.length;
  const [word = ''] = next.text.split(' ');
  return line.right + (word.length + 1) * pointsPerCharacter > line.edge;
}
