/** A persona's lines as one text in which every line has its bullet glyph, set automatically. */

export const BULLET = '• ';
const BULLET_PATTERN = /^\s*(?:[•·‣▪*–-](?:\s+|$)|•)?/u;

/** The text for a field; empty without lines, so that the placeholder shows. */
export function addBullets(lines: readonly string[]): string {
  return lines.length === 0 ? '' : lines.map((line) => BULLET + line).join('\n');
}

/** The lines of a text without their bullets; blank ones are dropped. */
export function removeBullets(text: string): string[] {
  return linesOf(text).filter((line) => line.trim() !== '');
}

const linesOf = (text: string) => text.split('\n').map((line) => line.replace(BULLET_PATTERN, ''));

/**
 * The text after a key press: one bullet per line, with the caret at its place in the line.
 * @param caret offset in `typed`
 */
export function normaliseBullets(typed: string, caret: number): { text: string; caret: number } {
  const lines = linesOf(typed);
  if (lines.length === 1 && lines[0] === '') return { text: '', caret: 0 };
  const row = typed.slice(0, caret).split('\n').length - 1;
  const typedLines = typed.split('\n');
  const start = typedLines.slice(0, row).reduce((sum, line) => sum + line.length + 1, 0);
  const removedLength = (typedLines[row] ?? '').length - (lines[row] ?? '').length;
  const column = Math.max(0, caret - start - removedLength);
  const offset = lines.slice(0, row).reduce((sum, line) => sum + BULLET.length + line.length + 1, 0);
  return { text: addBullets(lines), caret: offset + BULLET.length + column };
}

/**
 * Backspace at the start of a line joins it to the line above, and leaves the first line as it is; `null` if the key
 * has its default effect.
 */
export function joinWithLineAbove(text: string, caret: number): { text: string; caret: number } | null {
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  if (caret - start > BULLET.length) return null;
  if (start === 0) return { text, caret: Math.min(BULLET.length, text.length) };
  return { text: text.slice(0, start - 1) + text.slice(start + BULLET.length), caret: start - 1 };
}
