/** Places the text boxes of a DOCX: a framed line among the text is part of it, other boxes stand beside it. */
import type { Paragraph } from './types';

/** A text box of a paragraph. */
export interface FramedText {
  paragraphs: Paragraph[];
  /** Distance below the line that it is anchored in, in points. */
  below: number;
}

const EMU_PER_POINT = 12_700;
const MARGIN_TOP_PATTERN = /margin-top:(-?[\d.]{1,12})pt/;

/** The distance below its line according to the style of a drawing; undefined if the style has none. */
export function belowInStyle(style: string | undefined): number | undefined {
  const points = MARGIN_TOP_PATTERN.exec(style ?? '')?.[1];
  return points === undefined ? undefined : Number(points);
}

/** The distance below its line, in points, by the offset that newer drawings state. */
export const belowInOffset = (emu: string): number => Number(emu) / EMU_PER_POINT || 0;

/** The line of the only box at its paragraph, if it has a single line. */
export function singleLineOfBoxes(boxes: readonly FramedText[]): (Paragraph & { below: number }) | undefined {
  const [box, ...more] = boxes;
  const [line, ...others] = box?.paragraphs ?? [];
  return box && line && more.length === 0 && others.length === 0 ? { ...line, below: box.below } : undefined;
}

/** Minimum distance in points at which a box counts as below the line that it is anchored in. */
const MIN_NEXT_LINE_POINTS = 9;
const YEAR_IN_BOX_PATTERN = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** A paragraph with a framed line above it, below it or, as dates are, at the end of its line. */
export function placeFramedLine(
  paragraph: readonly Paragraph[],
  { below, ...line }: Paragraph & { below: number },
): Paragraph[] {
  const framed = { ...line, spaced: true, flow: paragraph[0]?.flow ?? line.flow };
  const last = paragraph.at(-1);
  if (below >= MIN_NEXT_LINE_POINTS) return [...paragraph, framed];
  if (last && below > -MIN_NEXT_LINE_POINTS && hasYear(line) && !hasYear(last))
    return [...paragraph.slice(0, -1), { ...last, cells: [...last.cells, ...line.cells] }];
  return [framed, ...paragraph];
}

const hasYear = ({ cells }: Paragraph) => YEAR_IN_BOX_PATTERN.test(cells.join(' '));
