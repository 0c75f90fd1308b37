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
}

/** Minimum number of parts of a justified line. */
const MIN_JUSTIFIED_PARTS = 4;

/** Whether a line was justified: it has many short parts with nearly equal gaps. */
export function isJustified(cells: readonly Part[]): boolean {
  if (cells.length < MIN_JUSTIFIED_PARTS) return false;
  const gaps = cells.slice(1).map((cell, index) => cell.x - (cells[index]?.right ?? 0));
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
  return { ...first, text: cells.map(({ text }) => text).join(' '), right: last.right, faces };
}
