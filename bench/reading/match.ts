/**
 * Compares two texts that should name the same thing, by the rules of `score.mjs`, the scorer beside the fixtures
 * (see `bench/generation.ts`), so that both count alike: names, titles, places, employers, skills and certificates.
 */

/** The words of a text without case, accents and punctuation. */
export const foldedWordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/** Titles before a name, and degrees and certificates after it. */
const TITLES_AND_DEGREES = new Set('dr mr mrs ms miss prof md phd mba pmp cfa cpa'.split(' '));
/** Words that a text may have or lack beside the name of a company: legal forms and the like. */
const COMPANY_WORDS = new Set(
  'inc ltd llc pty plc gmbh co lp limited corp corporation ab sa ag bv nv the company pte pvt private'.split(
    ' ',
  ),
);

/**
 * Similarity of two texts by their words, 0 to 1: twice the shared words over the words of both (the Dice coefficient).
 */
export function overlap(a: readonly string[], b: readonly string[]): number {
  const unmatched = [...b];
  const shared = a.filter((word) => {
    const index = unmatched.indexOf(word);
    if (index >= 0) unmatched.splice(index, 1);
    return index >= 0;
  });
  return a.length + b.length > 0 ? (2 * shared.length) / (a.length + b.length) : 0;
}

/** Minimum overlap of two texts that name the same thing, 0 to 1. */
const MIN_OVERLAP = { title: 0.6, place: 0.5, employer: 0.75 };

const isWithin = (short: readonly string[], long: readonly string[]) =>
  short.length > 0 && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `);

/** Whether a name has all expected words, and at most one more; titles and degrees do not count. */
export function isSameName(read: string, expected: string): boolean {
  const [a, b] = [read, expected].map(
    (text) => new Set(foldedWordsOf(text).filter((word) => !TITLES_AND_DEGREES.has(word))),
  );
  return a !== undefined && b !== undefined && [...b].every((word) => a.has(word)) && a.size <= b.size + 1;
}

/** Whether a title that was read matches the labelled one, or contains it and is at most twice as long. */
export function isSameTitle(read: string, expected: string): boolean {
  const [a, b] = [foldedWordsOf(read), foldedWordsOf(expected)];
  return overlap(a, b) >= MIN_OVERLAP.title || (isWithin(b, a) && b.length * 2 >= a.length);
}

/** Whether a place that was read matches the labelled one in half of the words, or names its town. */
export function isSameLocation(read: string, expected: string): boolean {
  const [a, b] = [foldedWordsOf(read), foldedWordsOf(expected)];
  return overlap(a, b) >= MIN_OVERLAP.place || isWithin(foldedWordsOf(expected.split(',')[0] ?? ''), a);
}

/** Whether an employer that was read matches the labelled one, with or without its legal form. */
export function isSameEmployer(read: string, expected: string): boolean {
  const nameWordsOf = (text: string) => {
    const allWords = foldedWordsOf(text);
    const nameWords = allWords.filter((word) => !COMPANY_WORDS.has(word));
    return nameWords.length > 0 ? nameWords : allWords;
  };
  const [a, b] = [nameWordsOf(read), nameWordsOf(expected)];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return (
    a.join('') === b.join('') ||
    overlap(a, b) >= MIN_OVERLAP.employer ||
    (isWithin(short, long) && short.length * 2 >= long.length)
  );
}

/**
 * Whether two texts name the same skill or certificate: an overlap of at least `minOverlap` (0 to 1), or one contains
 * the other and is at least half as long.
 */
export function isSameItem(read: string, expected: string, minOverlap: number): boolean {
  const [a, b] = [foldedWordsOf(read), foldedWordsOf(expected)];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return overlap(a, b) >= minOverlap || (isWithin(short, long) && short.length * 2 >= long.length);
}

/**
 * Pairs each expected text with one that was read. A correct text that was read twice is not counted as extra.
 * @returns the number of expected texts that were read, those that were missed, and the read texts that match none
 */
export function pairTexts(
  read: readonly string[],
  expected: readonly string[],
  isSame: (read: string, expected: string) => boolean,
): { right: number; missed: string[]; extra: string[] } {
  const unmatched = [...new Set(read)];
  const missed = expected.filter((expectedText) => {
    const exact = unmatched.indexOf(expectedText);
    const index = exact >= 0 ? exact : unmatched.findIndex((each) => isSame(each, expectedText));
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
  const extra = unmatched.filter((each) => !expected.some((expectedText) => isSame(each, expectedText)));
  return { right: expected.length - missed.length, missed, extra };
}
