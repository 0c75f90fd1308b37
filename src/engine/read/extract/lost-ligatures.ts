/**
 * Restores ligatures that a PDF draws as glyphs of their own without saying which letters these are: 'Communica9on',
 * 'spécifica&ons', 'Produc\uFFFDon', 'e\0ective'. Quartz, Acrobat and others write such files.
 */
import { type Ligature, ligatureBetween } from './ligature-readings';
import type { TextItem } from './types';

/** A glyph without letters. TeX's own codes for ligatures are decoded with the characters. */
const LOST_LETTERS_SOURCE = '\\u0000-\\u0008\\u0010-\\u001a\\u007f-\\u009f\\ufffd\\ue000-\\uf8ff';
/** Letters that fonts have at the places of ligatures, and that do not occur among lower-case letters otherwise. */
const STRANGE_LETTERS_SOURCE = '\\u019f\\u01a9\\u014c\\u019e\\u01ab\\u019a';
/** Signs and digits, whose codes subset fonts give to glyphs of any kind. */
const SIGNS_SOURCE = '0-9&#%*+"|;<>=~^$!?';
const CAPITALS_SOURCE = 'A-Z';

const IS_LOST_PATTERN = new RegExp(`[${LOST_LETTERS_SOURCE}]`, 'u');
const IS_CAPITAL_PATTERN = /[A-Z]/;
const STRANGE_LETTER_PATTERN = new RegExp(`[${STRANGE_LETTERS_SOURCE}]`, 'u');
const CODE_POINT_SOURCE = `[${LOST_LETTERS_SOURCE}${STRANGE_LETTERS_SOURCE}${SIGNS_SOURCE}${CAPITALS_SOURCE}]`;
/** A text in which a ligature may be lost. */
const MAY_LACK_PATTERN = new RegExp(
  `[${LOST_LETTERS_SOURCE}${STRANGE_LETTERS_SOURCE}]|\\p{Ll}[${SIGNS_SOURCE}${CAPITALS_SOURCE}]\\p{Ll}|^${CODE_POINT_SOURCE}$`,
  'u',
);
/** A word, with the codes in it. */
const WORD_PATTERN = new RegExp(`[\\p{L}\\p{M}${LOST_LETTERS_SOURCE}${SIGNS_SOURCE}]{2,60}`, 'gu');
const IS_CODE_PATTERN = new RegExp(`^${CODE_POINT_SOURCE}$`, 'u');
/** Presentation forms of ligatures that are not lost. */
const PRESENTATION_FORM_PATTERN = /[\ufb00-\ufb06]/g;

/** Minimum number of different words of a document that lost ligatures must explain before any is restored. */
const MIN_DIFFERENT_WORDS = 3;
/** Minimum number of different words in which a code must be a ligature before it is read as one elsewhere. */
const MIN_WORDS_OF_CODE = 2;
/** Two texts belong to one word if they are closer than this to each other, across and down, in font sizes. */
const WORD_GAP_TOLERANCE_FONT_SIZES = 0.12;

/** A code within a word. */
interface CodePlace {
  code: string;
  /** Whether it is drawn as a text of its own between those of the letters around it. */
  alone: boolean;
  item: TextItem;
  /** Its place in the item's text. */
  at: number;
  before: string;
  after: string;
  reading: Ligature | undefined;
}

/**
 * Restores the ligatures in the texts of a document, where several of its words show that they are lost. Takes time
 * linear in the length of the texts.
 */
export function restoreLigatures(pages: readonly (readonly TextItem[])[]): void {
  if (!pages.some((items) => items.some(({ text }) => MAY_LACK_PATTERN.test(text)))) return;
  const places = pages.flatMap(codePlacesOf);
  const wordsByCode = new Map<string, Set<string>>();
  for (const { code, before, after, reading } of places.filter(isEvident)) {
    const collected = wordsByCode.get(code) ?? new Set();
    if (reading) collected.add(`${before}${reading}${after}`);
    wordsByCode.set(code, collected);
  }
  const allWords = new Set([...wordsByCode.values()].flatMap((collected) => [...collected]));
  if (allWords.size < MIN_DIFFERENT_WORDS) return;
  const usualReadingByCode = new Map(
    [...wordsByCode.keys()].map((code) => [code, mostFrequentReading(places, code)]),
  );
  const lettersByItem = new Map<TextItem, Map<number, string>>();
  for (const place of places) {
    const wordCount = wordsByCode.get(place.code)?.size ?? 0;
    const letters = lettersOf(place, wordCount, usualReadingByCode.get(place.code));
    if (letters === undefined) continue;
    const collected = lettersByItem.get(place.item) ?? new Map<number, string>();
    lettersByItem.set(place.item, collected.set(place.at, letters));
  }
  for (const [item, collected] of lettersByItem)
    item.text = Array.from(item.text, (letter, at) => collected.get(at) ?? letter).join('');
}

/** Whether a place may show that ligatures are lost. Capitals inside words are usual: 'PyCon', 'DevOps'. */
const isEvident = ({ code, alone, before, reading }: CodePlace): boolean =>
  reading !== undefined && before !== '' && (!IS_CAPITAL_PATTERN.test(code) || alone);

/** Endings of words: a capital before one of them is taken for a ligature in a document that lacks some. */
const AFTER_CAPITAL_PATTERN = /^(?:ons|onal|onally|onnel|ves|vely|ties|cal|cally|vité|ques)$/u;

/** The letters of a code, if it stands for some. */
function lettersOf(
  { code, alone, before, after, reading }: CodePlace,
  wordCount: number,
  usual: Ligature | undefined,
): string | undefined {
  if (IS_LOST_PATTERN.test(code)) return wordCount >= MIN_WORDS_OF_CODE ? (reading ?? usual) : undefined;
  if (STRANGE_LETTER_PATTERN.test(code) && before !== '' && reading) return reading;
  if (before === '' || after === '')
    return wordCount >= MIN_WORDS_OF_CODE && alone ? (reading ?? usual) : undefined;
  if (IS_CAPITAL_PATTERN.test(code) && !alone) return AFTER_CAPITAL_PATTERN.test(after) ? reading : undefined;
  return reading ?? (wordCount >= MIN_WORDS_OF_CODE ? usual : undefined);
}

function mostFrequentReading(places: readonly CodePlace[], code: string): Ligature | undefined {
  const counts = new Map<Ligature, number>();
  for (const each of places)
    if (each.code === code && each.reading) counts.set(each.reading, (counts.get(each.reading) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The codes in the words of a page; a word may go on from one text to the next. */
function codePlacesOf(items: readonly TextItem[]): CodePlace[] {
  const letters: { letter: string; item: TextItem; at: number }[] = [];
  items.forEach((item, index) => {
    const last = items[index - 1];
    if (last && !isAdjacent(last, item)) letters.push({ letter: ' ', item, at: -1 });
    Array.from(item.text).forEach((letter, at) => {
      letters.push({ letter, item, at });
    });
  });
  // A glyph may be two code units long, so that the offsets of the text are not those of the letters.
  const text = letters.map(({ letter }) => (letter.length === 1 ? letter : ' ')).join('');
  const places: CodePlace[] = [];
  for (const { 0: word, index } of text.matchAll(WORD_PATTERN))
    places.push(...codePlacesIn(word, index, letters));
  return places;
}

function codePlacesIn(
  word: string,
  start: number,
  letters: readonly { letter: string; item: TextItem; at: number }[],
): CodePlace[] {
  const places: CodePlace[] = [];
  let after = '';
  // From the end, since the letters of a ligature depend on those after it, which may contain another.
  for (let index = word.length - 1; index >= 0; index -= 1) {
    const glyph = letters[start + index];
    if (!glyph) continue;
    const isCode =
      IS_CODE_PATTERN.test(glyph.letter) &&
      (index > 0 || IS_LOST_PATTERN.test(glyph.letter)) &&
      isWithin(word, index);
    const before = isCode ? lettersBefore(word, index) : '';
    const reading = isCode ? ligatureBetween(before, after) : undefined;
    if (isCode) {
      const [previous, next] = [letters[start + index - 1], letters[start + index + 1]];
      // A text of its own is a change of typeface, unless every letter is one.
      const beside = [previous, next].filter((each) => each && each.item !== glyph.item);
      const alone =
        glyph.item.text.trim().length === 1 && beside.some((each) => (each?.item.text.length ?? 0) > 1);
      places.push({ code: glyph.letter, alone, item: glyph.item, at: glyph.at, before, after, reading });
    }
    after =
      `${reading ?? glyph.letter.replace(PRESENTATION_FORM_PATTERN, (form) => form.normalize('NFKC'))}${after}`.toLowerCase();
  }
  return places;
}

/**
 * Whether a code may be part of a word: the character before it, if there is one, is a letter, and the one after it is
 * neither a capital nor a digit.
 */
const isWithin = (word: string, index: number): boolean => {
  const [before = '', after = ''] = [word[index - 1], word[index + 1]];
  return (
    /^(?:[\p{Ll}\ufb00-\ufb06]|\p{Lu}(?=$))?$/u.test(before) &&
    !/[\p{Lu}\d]/u.test(after) &&
    before + after !== ''
  );
};

/** The letters before a code, back to the beginning of the word or to another code. */
const lettersBefore = (word: string, index: number): string =>
  (/[\p{L}\p{M}]{0,20}$/u.exec(word.slice(Math.max(0, index - 20), index))?.[0] ?? '')
    .replace(PRESENTATION_FORM_PATTERN, (form) => form.normalize('NFKC'))
    .toLowerCase();

function isAdjacent(first: TextItem, second: TextItem): boolean {
  const size = Math.max(first.size, second.size);
  const gap = second.x - first.x - first.width;
  return (
    Math.abs(first.y - second.y) < size * WORD_GAP_TOLERANCE_FONT_SIZES &&
    Math.abs(gap) < size * WORD_GAP_TOLERANCE_FONT_SIZES
  );
}
