/** Lines of synthetic documents, in the form in which a reader of PDF or Word files returns them. */
import type { DocumentLine } from '@/engine/read/layout/line';

/** The style and position of a generated line; `gap`, `x` and `size` are those of `DocumentLine`. */
interface Style {
  strong?: boolean;
  bullet?: boolean;
  gap?: number;
  x?: number;
  size?: number;
}

export type WrittenLine = Style & { cells: string[] };

export const LEFT = 72;
const RIGHT_EDGE = 540;
/** Width of a letter in points. */
const LETTER_WIDTH = 5;

/** A line with its position; lines of Word files have none. */
export function lineOf(
  { cells, strong = false, bullet = false, gap = 1.2, x, size = 10 }: WrittenLine,
  isWord: boolean,
): DocumentLine {
  const text = cells.join(' ');
  const left = x ?? (bullet ? LEFT + 18 : LEFT);
  return {
    text,
    cells,
    x: isWord ? 0 : left,
    right: isWord
      ? 0
      : cells.length > 1
        ? RIGHT_EDGE
        : Math.min(RIGHT_EDGE, left + text.length * LETTER_WIDTH),
    edge: isWord ? 0 : RIGHT_EDGE,
    size: isWord ? 11 : size,
    strong,
    bullet,
    heading: false,
    gap: isWord ? (gap > 1.9 ? 2.4 : 1.2) : gap,
    flow: 0,
  };
}
