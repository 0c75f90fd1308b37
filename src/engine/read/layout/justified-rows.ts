/** Tells lines that were justified, whose words are far apart, from lists of words side by side. */

interface Face {
  font: string;
  text: string;
}

/** A cell while its row is read. */
export interface Part {
  text: string;
  x: number;
  right: number;
  size: number;
  faces: Face[];
  /** The parts that it was joined from, if they may have been entries side by side. */
  entries?: string[];
}

const gapsOf = (cells: readonly Part[]) =>
  cells.slice(1).map((cell, index) => cell.x - (cells[index]?.right ?? 0));

/** Minimum number of parts of a justified line. */
const MIN_JUSTIFIED_PARTS = 4;

/** Whether a line was justified: it has many short parts with nearly equal gaps. */
export function isJustified(cells: readonly Part[]): boolean {
  if (cells.length < MIN_JUSTIFIED_PARTS) return false;
  const gaps = gapsOf(cells);
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return least > 0 && most < least * 1.35 && most < 3 * Math.max(...cells.map(({ size }) => size));
}

/** Whether the parts of a line may be entries of a list: each begins with a capital, and not all are in capitals. */
export const isList = (cells: readonly Part[]): boolean =>
  cells.every(({ text }) => /^\p{Lu}/u.test(text)) && cells.some(({ text }) => /\p{Ll}/u.test(text));

/** One cell with the text of all. */
export function joinCells(cells: readonly Part[]): Part {
  const [first, last] = [cells[0] as Part, cells.at(-1) as Part];
  const faces: Face[] = [];
  for (const face of cells.flatMap((cell) => cell.faces)) {
    const open = faces.at(-1);
    if (open?.font === face.font) open.text += ` ${face.text}`;
    else faces.push({ ...face });
  }
  const texts = cells.map(({ text }) => text);
  const entries = hasNarrowSpaces(cells) ? { entries: texts } : {};
  return { ...first, text: texts.join(' '), right: last.right, faces, ...entries };
}

/** A space within a part is narrow below this share of the gaps between the parts. */
const MAX_NARROW_SHARE = 0.65;
/** Minimum number of letters from which the width of one is estimated. */
const MIN_LETTERS = 8;

/**
 * Whether the spaces within the parts are narrower than the gaps between them, as between entries side by side: 'Stock
 * Control   Forklifts   Night Shifts'. The width of a space follows from the widths of the parts.
 */
function hasNarrowSpaces(cells: readonly Part[]): boolean {
  const spaced = cells.filter(({ text }) => text.includes(' '));
  const single = cells.filter(({ text }) => !text.includes(' '));
  const letters = (parts: readonly Part[]) =>
    parts.map(({ text }) => text.replaceAll(' ', '')).join('').length;
  const width = (parts: readonly Part[]) => parts.reduce((sum, { x, right }) => sum + right - x, 0);
  if (spaced.length < 2 || letters(single) < MIN_LETTERS) return false;
  const spaceCount = spaced.reduce((sum, { text }) => sum + text.split(' ').length - 1, 0);
  const space = (width(spaced) - (width(single) / letters(single)) * letters(spaced)) / spaceCount;
  return space < Math.min(...gapsOf(cells)) * MAX_NARROW_SHARE;
}
