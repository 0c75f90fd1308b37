/** Text that a producer draws twice: a shadow, simulated bold, or a piece again with what follows it. */

interface DrawnText {
  text: string;
  /** Points. */
  x: number;
  right: number;
}

/**
 * Maximum difference between where a text overlaps another and where its letters' average width suggests, in letters.
 */
const MAX_DEVIATION_LETTERS = 3;
/** Minimum number of letters in common; fewer are chance, or kerning. */
const MIN_COMMON_LETTERS = 3;

/**
 * Number of letters at the start of a text that were already drawn at the end of the one before it: all, if it is
 * within that one. Texts that overlap without being the same there have none in common.
 * @param before starts further left, or at the same place
 */
export function countLettersDrawnBefore(before: DrawnText, { text, x, right }: DrawnText): number {
  const overlap = before.right - x;
  const width = (right - x) / Math.max(1, text.length);
  if (overlap < 0.8 * Math.min(right - x, MIN_COMMON_LETTERS * width)) return 0;
  const isWithin = right <= before.right + width;
  if (isWithin && before.text.includes(text.trim())) return text.length;
  const expected = Math.round(overlap / width);
  for (let off = 0; off <= MAX_DEVIATION_LETTERS; off += 1)
    for (const letters of new Set([expected + off, expected - off]))
      if (
        letters >= MIN_COMMON_LETTERS &&
        letters <= text.length &&
        before.text.endsWith(text.slice(0, letters))
      )
        return letters;
  return 0;
}
