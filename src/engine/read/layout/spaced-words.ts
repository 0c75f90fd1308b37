/** Joins the words of a line that is set in spaced letters, since a PDF may give each of them as an item of its own. */
import type { TextItem } from '../extract/types';

/** A word of spaced letters, some joined by kerning: 'D E V O P S', 'C L O U D / D E V O P S'. */
const SPACED_LETTERS_PATTERN = /^(?:\p{L}{1,3}|[/&])(?: (?:\p{L}{1,3}|[/&+-]))+$/u;
/** A sign between two such words. */
const SIGN_BETWEEN_WORDS_PATTERN = /^[/&|+–-]$/u;
/** Two words of a line are closer than this, in multiples of the font size or, in larger type, of `MAX_SIZE_POINTS`. */
const WORD_DISTANCE_SIZES = 1.2;
const MAX_SIZE_POINTS = 16;

/** The items of a page, with letter-spaced words that follow each other on one line joined into one item. */
export function joinSpacedWords(items: readonly TextItem[]): TextItem[] {
  if (items.filter(({ text }) => SPACED_LETTERS_PATTERN.test(text.trim())).length < 2) return [...items];
  const result: TextItem[] = [];
  const lastWordByLine = new Map<string, TextItem>();
  for (const item of items) {
    const text = item.text.trim();
    const isSpaced = SPACED_LETTERS_PATTERN.test(text);
    if (!isSpaced && !SIGN_BETWEEN_WORDS_PATTERN.test(text)) {
      result.push(item);
      continue;
    }
    const key = `${Math.round(item.y)} ${item.size.toFixed(1)}`;
    const last = lastWordByLine.get(key);
    const gap = last ? item.x - (last.x + last.width) : Number.POSITIVE_INFINITY;
    if (last && gap > 0 && gap < WORD_DISTANCE_SIZES * Math.min(MAX_SIZE_POINTS, item.size)) {
      last.text = `${last.text.trim()}  ${text}`;
      last.width = item.x + item.width - last.x;
      continue;
    }
    const copy = { ...item };
    result.push(copy);
    if (isSpaced) lastWordByLine.set(key, copy);
  }
  return result;
}
