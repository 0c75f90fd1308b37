/**
 * Restores signs that the font of a PDF does not map to characters. Some fonts draw dashes, brackets and plus signs
 * beside capitals and digits by glyphs of their own, which have no character. Place and width say what each is.
 */
import type { TextItem } from './types';

/** What is extracted for a sign without a character. */
const UNMAPPED_SIGN = '\u0000';

/** What is beside a dash is closer to it than this, in multiples of the font size. */
const MAX_GAP_SIZES = 1;

/** A sign is written together with text that is closer to it than this, in multiples of the font size. */
const MAX_JOINED_GAP_SIZES = 0.12;

/** Widths of a dash between words, in multiples of the font size. */
const DASH_SIZES = [0.4, 0.56] as const;

/** Widths of a bracket, in multiples of the font size. */
const BRACKET_SIZES = [0.28, 0.4] as const;

/** Maximum difference between the widths of the two brackets of a pair, in multiples of the font size. */
const MAX_PAIR_DIFFERENCE_SIZES = 0.02;

/** Maximum items of a line between a sign and text that says what it is. */
const MAX_ITEMS_BESIDE = 12;

/** The text at one side of a sign. */
interface Neighbour {
  text: string;
  /** The space between it and the sign, in multiples of the font size; infinite without a text. */
  gap: number;
}

/** Writes a character in the place of each single unmapped sign whose surroundings say what it is. */
export function restoreSigns(items: readonly TextItem[]): void {
  items.forEach((item, at) => {
    if (!isUnmapped(item) || item.width <= 0) return;
    item.text = signOf(items, at) ?? item.text;
  });
}

const isUnmapped = ({ text }: TextItem) => text.trim() === UNMAPPED_SIGN;

const isWithin = (value: number, [min, max]: readonly [number, number]) => value >= min && value <= max;

function signOf(items: readonly TextItem[], at: number): string | undefined {
  const { width, size } = items[at] as TextItem;
  const widthSizes = width / size;
  const before = neighbourOf(items, at, -1);
  const after = neighbourOf(items, at, 1);
  const isJoinedBefore = before.gap < MAX_JOINED_GAP_SIZES;
  const isJoinedAfter = after.gap < MAX_JOINED_GAP_SIZES;
  if (isWithin(widthSizes, BRACKET_SIZES)) {
    if (isJoinedAfter && !isJoinedBefore && isClosedLater(items, at)) return '(';
    if (isJoinedBefore && !isJoinedAfter && isOpenBefore(items, at)) return ')';
  }
  const isNearBoth = before.gap < MAX_GAP_SIZES && after.gap < MAX_GAP_SIZES;
  const isBetweenDigits = /\d$/.test(before.text) && /^\d/.test(after.text);
  const isDashWide = isWithin(widthSizes, DASH_SIZES);
  if (isNearBoth && isBetweenDigits) return '–';
  if (isDashWide && isJoinedBefore && isJoinedAfter) return /^[\p{Lu}\d]/u.test(after.text) ? '-' : undefined;
  if (isDashWide && isNearBoth && !isJoinedBefore && !isJoinedAfter) return '–';
  if (widthSizes > DASH_SIZES[1] && isJoinedBefore && !isJoinedAfter && /\d$/.test(before.text)) return '+';
  return;
}

/** The items of the line of an item in one direction, the nearest first. */
function itemsBeside(items: readonly TextItem[], at: number, direction: 1 | -1): TextItem[] {
  const { y } = items[at] as TextItem;
  const beside =
    direction > 0
      ? items.slice(at + 1, at + 1 + MAX_ITEMS_BESIDE)
      : items.slice(Math.max(0, at - MAX_ITEMS_BESIDE), at).reverse();
  return beside.filter((other) => Math.abs(other.y - y) < 1);
}

function neighbourOf(items: readonly TextItem[], at: number, direction: 1 | -1): Neighbour {
  const item = items[at] as TextItem;
  const gapTo = ({ x, width }: TextItem) =>
    (direction > 0 ? x - item.x - item.width : item.x - x - width) / item.size;
  const nearest = itemsBeside(items, at, direction)
    .filter((other) => other.text.trim() && gapTo(other) > -1)
    .sort((one, other) => gapTo(one) - gapTo(other))[0];
  if (!nearest) return { text: '', gap: Number.POSITIVE_INFINITY };
  const { text } = nearest;
  const isSpaced = direction > 0 ? /^\s/.test(text) : /\s$/.test(text);
  return { text: text.trim(), gap: Math.max(gapTo(nearest), isSpaced ? MAX_JOINED_GAP_SIZES : 0) };
}

/** Whether a bracket that an unmapped sign would open is closed later in its line, by a bracket or such a sign. */
function isClosedLater(items: readonly TextItem[], at: number): boolean {
  const { width, size } = items[at] as TextItem;
  for (const other of itemsBeside(items, at, 1)) {
    const bracket = /[()]/.exec(other.text)?.[0];
    if (bracket) return bracket === ')';
    const isPair = Math.abs(other.width - width) <= MAX_PAIR_DIFFERENCE_SIZES * size;
    if (isUnmapped(other) && isPair) {
      return neighbourOf(items, items.indexOf(other, at), -1).gap < MAX_JOINED_GAP_SIZES;
    }
  }
  return false;
}

/** Whether a bracket is open before an item in its line. */
function isOpenBefore(items: readonly TextItem[], at: number): boolean {
  const brackets = itemsBeside(items, at, -1).map(({ text }) => /[()](?=[^()]*$)/.exec(text)?.[0]);
  return brackets.find(Boolean) === '(';
}
