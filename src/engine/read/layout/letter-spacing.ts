/** Joins the letters of words and dates whose letters are set apart by spaces. */

/** A letter-spaced word, in which kerning may join some letters: 'E D U C AT I O N'. */
export const LETTER_SPACED_WORD_PATTERN = /^\p{L}{1,3}(?: (?:\p{L}{1,3}|[/&]))+$/u;

/** Joins letter-spaced words and ranges of dates: 'W O R K   H I S T O R Y', 'F e b 2 0 2 4 - J u n 2 0 2 5'. */
export function collapseSpacedLetters(text: string): string {
  const trimmed = text.trim();
  const words = trimmed.split(/ {2,}/);
  if (
    words.length > 1 &&
    words.every((word) => LETTER_SPACED_WORD_PATTERN.test(word) || /^[/&|+–-]$/u.test(word))
  )
    return words.map((word) => word.replace(/ /g, '')).join(' ');
  if (isKernedCapitals(trimmed)) return trimmed.replace(/ /g, '');
  const [dates = ''] = trimmed.split(/(?<!\s)\s+[|•·]$/u);
  if (isSpacedDates(dates)) return removeLetterSpacing(dates) + trimmed.slice(dates.length);
  const [, beforeBracket, inBrackets] = SPACED_BRACKET_PATTERN.exec(trimmed) ?? [];
  if (beforeBracket && inBrackets)
    return `${collapseSpacedLetters(beforeBracket)} (${inBrackets.replace(/ /g, '')})`;
  if (!/^(?:\p{L} ?[.&]? +){3,}\p{L} ?[.&]?$/u.test(trimmed)) return text;
  // Without wider gaps, a capital after a lower-case letter or a full stop begins a new word.
  return trimmed
    .split(/ {2,}/)
    .map((word) => word.replace(/ /g, '').replace(/(?<=\p{Ll}\p{Ll}|\p{L}\.)(?=\p{Lu}(?:\p{Ll}|\.))/gu, ' '))
    .join(' ');
}

/** Joins cells that are letter-spaced words to one text, which wide gaps divided; leaves others as they are. */
export function collapseSpacedCells(cells: readonly string[]): string[] {
  const collapsed = cells.map(collapseSpacedLetters);
  const isOneText = collapsed.every((cell, index) => cell !== cells[index] && !cell.includes(' '));
  return isOneText ? [collapsed.join(' ')] : [...cells];
}

/** Letter-spaced words before one in brackets: 'S u r v e y o r ( J u n i o r )'. */
const SPACED_BRACKET_PATTERN = /^((?:\p{L} +){3,}\p{L}) +\( ?((?:\p{L} +){2,}\p{L}) ?\)$/u;

/** A date range whose characters are all spaced: 'F e b 2 0 2 4 - J u n 2 0 2 5'. */
const isSpacedDates = (text: string) =>
  /^(?:[\p{L}\d.,/–—-] +){8,60}[\p{L}\d]$/u.test(text) && /(?:\d +){4}/.test(`${text} `);

/** Removes the spaces inside words and inside numbers: 'Feb 2024 - Jun 2025'. */
const removeLetterSpacing = (text: string) =>
  text
    .replace(/ +/g, '')
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})|(?<=,)(?=\S)/gu, ' ')
    .replace(/[–—-]/gu, ' $& ');

/** Minimum number of parts of a letter-spaced word with kerning. */
const MIN_KERNED_PARTS = 4;

/** Whether a text is letter-spaced capitals, some joined by kerning: 'E D U C AT I O N'. */
function isKernedCapitals(text: string): boolean {
  const parts = text.split(/ +/);
  return (
    parts.length >= MIN_KERNED_PARTS &&
    parts.every((part) => /^(?:\p{Lu}{1,3}|&)$/u.test(part)) &&
    parts.filter((part) => part.length === 1).length * 2 >= parts.length
  );
}
