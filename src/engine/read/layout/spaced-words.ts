/** Joins the words of a line that is set in spaced letters, since a PDF may give each of them as an item of its own. */
import type { TextItem } from '../extract/types';
import { areSizesOfSmallCapitals } from './small-capitals';

/** A word of spaced letters, some joined by kerning: 'D E V O P S', 'C L O U D / D E V O P S'. */
const SPACED_LETTERS_PATTERN = /^(?:\p{L}{1,3}|[/&])(?: (?:\p{L}{1,3}|[/&+-]))+$/u;
/** A sign between two words of spaced letters. */
const SIGN_BETWEEN_WORDS_PATTERN = /^[/&|+–-]$/u;
/** Two words of a line are closer than this, in multiples of the font size or, in larger type, of `MAX_SIZE_POINTS`. */
const WORD_DISTANCE_SIZES = 1.2;
const MAX_SIZE_POINTS = 16;

/** The items of a page, with letter-spaced words that follow each other on one line joined into one item. */
export function joinSpacedWords(given: readonly TextItem[]): TextItem[] {
  const items = joinSmallCapitals(given);
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

/** Letters of a spaced name in capitals, with the signs between them: 'V', 'E R D O', 'A / S ,'. */
const SPACED_CAPITALS_PATTERN = /^(?:\p{Lu}{1,2}|[/&.,'’+-])(?: (?:\p{Lu}{1,2}|[/&.,'’+-]))*$/u;
/** A sign that belongs to the word before it, whatever the gap between them. */
const SIGN_OF_WORD_PATTERN = /^[.,'’]/u;
/** A wider gap than this separates two words of spaced capitals, in multiples of the larger size. */
const SPACED_WORD_GAP_SIZES = 0.45;
/** Minimum number of letters of a name in spaced capitals. */
const MIN_SPACED_CAPITALS = 6;

/**
 * The items of a page, with each name in spaced small capitals joined: 'N', 'O R D H A V', ',', 'O', 'S L O' become
 * 'NORDHAV, OSLO'. Its large and small capitals are items of two sizes.
 */
function joinSmallCapitals(items: readonly TextItem[]): TextItem[] {
  const runs: TextItem[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && continuesCapitals(run.at(-1) as TextItem, item)) run.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((run) => (isSmallCapitals(run) ? [joinCapitals(run)] : run));
}

function continuesCapitals(last: TextItem, item: TextItem): boolean {
  const gap = item.x - (last.x + last.width);
  const size = Math.min(MAX_SIZE_POINTS, Math.max(last.size, item.size));
  return (
    Math.abs(last.y - item.y) < 1 &&
    last.font === item.font &&
    gap > 0 &&
    gap < WORD_DISTANCE_SIZES * size &&
    [last, item].every(({ text }) => SPACED_CAPITALS_PATTERN.test(text.trim()))
  );
}

function isSmallCapitals(run: readonly TextItem[]): boolean {
  const sizes = run.map(({ size }) => size);
  const text = run.map((item) => item.text).join(' ');
  return (
    areSizesOfSmallCapitals(Math.min(...sizes), Math.max(...sizes)) &&
    (text.match(/\p{Lu}/gu) ?? []).length >= MIN_SPACED_CAPITALS
  );
}

function joinCapitals(run: readonly TextItem[]): TextItem {
  const [first, last] = [run[0] as TextItem, run.at(-1) as TextItem];
  const { size: sizeOfMost } = run.reduce((most, item) =>
    item.text.length > most.text.length ? item : most,
  );
  const size = Math.max(...run.map((item) => item.size));
  let text = '';
  let right = first.x;
  for (const item of run) {
    const letters = item.text.trim().replace(/ /g, '');
    const isNewWord = item.x - right > SPACED_WORD_GAP_SIZES * size && !SIGN_OF_WORD_PATTERN.test(letters);
    text += isNewWord ? ` ${letters}` : letters;
    right = item.x + item.width;
  }
  return { ...first, text, size: sizeOfMost, width: last.x + last.width - first.x };
}
