/** Turns recognised lines into a page of positioned text, so that columns and headings are found as in any PDF. */
import { cleanCharacters } from '@/engine/language/text/characters';
import type { Page, TextItem } from '../types';
import type { OcrLine, OcrWord } from './tesseract';

/** The assumed width of a page in points: US Letter. */
const PAGE_WIDTH_POINTS = 612;
/** Minimum confidence of a line in per cent; below it, the line is the edge of a picture or a signature. */
const MIN_LINE_CONFIDENCE = 45;
const MIN_WORD_CONFIDENCE = 20;
/** Minimum confidence, in per cent, of a glyph that looks like a bullet and is none. */
const MIN_CERTAIN_CONFIDENCE = 85;
/** Minimum distance between a bullet and its text, in pixels. */
const MIN_BULLET_GAP_PX = 2;
/** Font sizes that differ by at most this share are treated as equal, since measuring is inexact. */
const MAX_SIZE_DIFFERENCE_SHARE = 0.16;

/**
 * The page of the lines that were recognised clearly enough.
 * @param size that of the recognised picture, in pixels
 */
export function pageOfRecognisedLines(
  lines: readonly OcrLine[],
  size: { width: number; height: number },
  number: number,
): Page {
  const scale = PAGE_WIDTH_POINTS / size.width;
  const clearLines = lines.filter((line) => meanConfidence(line.words) >= MIN_LINE_CONFIDENCE);
  const sizes = equaliseSizes(clearLines.map((line) => estimateFontSize(line) * scale));
  return {
    number,
    width: PAGE_WIDTH_POINTS,
    height: size.height * scale,
    items: clearLines.flatMap((line, index) => itemsOf(line, sizes[index] ?? 10, scale)),
  };
}

function itemsOf(line: OcrLine, size: number, scale: number): TextItem[] {
  const y = ((line.baseline.y0 + line.baseline.y1) / 2) * scale;
  return restoreBullet(
    line.words.filter((word) => word.confidence >= MIN_WORD_CONFIDENCE || mayBeBullet(word)),
  ).map((word) => ({
    text: cleanCharacters(word.text),
    x: word.bbox.x0 * scale,
    y,
    width: (word.bbox.x1 - word.bbox.x0) * scale,
    size,
    font: 'recognised',
    rtl: false,
  }));
}

const meanConfidence = (words: readonly OcrWord[]) =>
  words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) /
  Math.max(
    1,
    words.reduce((sum, word) => sum + word.text.length, 0),
  );

/**
 * Estimates the font size of a line. The engine underestimates lines in capitals and overestimates single
 * words, so the estimate is limited by the height of the letters.
 */
function estimateFontSize(line: OcrLine): number {
  const height = line.bbox.y1 - line.bbox.y0;
  return Math.min(Math.max(line.rowAttributes.rowHeight, height * 0.95), height * 1.55);
}

/**
 * Whether a word is probably a bullet: a single sign that begins no text, or one that looks like a bullet and was not
 * recognised with certainty.
 */
const mayBeBullet = ({ text, confidence }: OcrWord) =>
  /^[^\p{L}\p{N}("'“‘$€£+]$/u.test(text) ||
  (confidence < MIN_CERTAIN_CONFIDENCE && /^[eo+©®¢°»«]$/u.test(text));

/** Replaces a misread bullet before the text of a line by a bullet. */
function restoreBullet(words: OcrWord[]): OcrWord[] {
  const [first, second] = words;
  if (!first || !second || !mayBeBullet(first) || second.bbox.x0 - first.bbox.x1 < MIN_BULLET_GAP_PX)
    return words;
  return [{ ...first, text: '•' }, ...words.slice(1)];
}

/** Makes nearly equal sizes of different lines equal, starting with the most frequent. */
function equaliseSizes(sizes: readonly number[]): number[] {
  const remaining = [...sizes].sort((a, b) => a - b);
  const groups: { low: number; high: number; size: number }[] = [];
  while (remaining.length > 0) {
    const middle = densest(remaining);
    const group = {
      low: middle * (1 - MAX_SIZE_DIFFERENCE_SHARE),
      high: middle * (1 + MAX_SIZE_DIFFERENCE_SHARE),
      size: Math.round(middle * 2) / 2,
    };
    groups.push(group);
    const rest = remaining.filter((size) => size < group.low || size > group.high);
    remaining.splice(0, remaining.length, ...rest);
  }
  return sizes.map((size) => groups.find(({ low, high }) => size >= low && size <= high)?.size ?? size);
}

/** The value with the most others close to it. */
function densest(sorted: readonly number[]): number {
  let best = { value: sorted[0] ?? 0, count: 0 };
  for (const value of sorted) {
    const count = sorted.filter(
      (other) => Math.abs(other - value) <= value * MAX_SIZE_DIFFERENCE_SHARE * 0.5,
    ).length;
    if (count > best.count) best = { value, count };
  }
  return best.value;
}
