/**
 * Compares two texts that should name the same thing, by the rules of the fixtures' scorer for names, titles,
 * employers and skills.
 */

export const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

const HONORIFICS = new Set('dr mr mrs ms miss prof md phd mba pmp cfa cpa'.split(' '));
const LEGAL = new Set(
  'inc ltd llc pty plc gmbh co lp limited corp corporation ab sa ag bv nv the company pte pvt private'.split(
    ' ',
  ),
);

/**
 * Similarity of two texts by their words, 0 to 1: twice the shared words over the words of both (the Dice coefficient).
 */
export function overlap(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  const shared = a.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return a.length + b.length > 0 ? (2 * shared.length) / (a.length + b.length) : 0;
}

const inside = (short: readonly string[], long: readonly string[]) =>
  short.length > 0 && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `);

/** Whether a name has all expected words, and at most one more. */
export function isName(read: string, expected: string): boolean {
  const [a, b] = [read, expected].map((text) => new Set(words(text).filter((word) => !HONORIFICS.has(word))));
  return a !== undefined && b !== undefined && [...b].every((word) => a.has(word)) && a.size <= b.size + 1;
}

/** Whether a title that was read matches the labelled one, or contains it and is at most twice as long. */
export function isTitle(read: string, expected: string): boolean {
  const [a, b] = [words(read), words(expected)];
  return overlap(a, b) >= 0.6 || (inside(b, a) && b.length * 2 >= a.length);
}

/** Whether a place that was read matches the labelled one in half of the words, or names its town. */
export function isLocation(read: string, expected: string): boolean {
  const [a, b] = [words(read), words(expected)];
  return overlap(a, b) >= 0.5 || inside(words(expected.split(',')[0] ?? ''), a);
}

/** Whether an employer that was read matches the labelled one, with or without its legal form. */
export function isEmployer(read: string, expected: string): boolean {
  const withoutLegalForms = (text: string) => {
    const all = words(text);
    const rest = all.filter((word) => !LEGAL.has(word));
    return rest.length > 0 ? rest : all;
  };
  const [a, b] = [withoutLegalForms(read), withoutLegalForms(expected)];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return (
    a.join('') === b.join('') ||
    overlap(a, b) >= 0.75 ||
    (inside(short, long) && short.length * 2 >= long.length)
  );
}

/** Whether two texts name the same skill or certificate. */
export function isItem(read: string, expected: string, enough: number): boolean {
  const [a, b] = [words(read), words(expected)];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return overlap(a, b) >= enough || (inside(short, long) && short.length * 2 >= long.length);
}

/** Pairs each expected text with one that was read. A right text that was read twice is not an error. */
export function pairTexts(
  read: readonly string[],
  expected: readonly string[],
  same: (read: string, expected: string) => boolean,
): { right: number; missed: string[]; extra: string[] } {
  const left = [...new Set(read)];
  const missed = expected.filter((wanted) => {
    const exact = left.indexOf(wanted);
    const at = exact >= 0 ? exact : left.findIndex((each) => same(each, wanted));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const extra = left.filter((each) => !expected.some((wanted) => same(each, wanted)));
  return { right: expected.length - missed.length, missed, extra };
}
