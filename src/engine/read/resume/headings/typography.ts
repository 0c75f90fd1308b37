/** Typographic measures that distinguish headings from body text: the font size of the body, and capitals. */
import type { DocumentLine } from '../../layout/line';

/** The font size of most letters, in points; 10 if there are no lines. */
export function bodySize(lines: readonly DocumentLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) letters.set(line.size, (letters.get(line.size) ?? 0) + line.text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

/** Whether a text is set in capitals: it has two in a row, and no word in lower case except some such as 'and'. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\b(?:and|of|the|und|et|y|e)\b/g, ''));
}
