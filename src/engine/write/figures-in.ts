/** Finds the numbers of a statement, each as written, with the words for what it counts. */

export interface NumberInText {
  /** The number as written: '310', '23%', 'US$40 million'. */
  number: string;
  /** What it counts, and from which number it rose or fell: 'people, from 40'; '' if the statement does not say. */
  counts: string;
}

const AMOUNT_PATTERN =
  /(?:(?:US|S|A|C)?\$|[€£]|\b(?:USD|EUR|GBP|CHF|SGD|SEK|NOK|AUD)\s?)?\d{1,3}(?:[,.’']\d{3}){1,4}(?:\.\d{1,2})?|(?:(?:US|S|A|C)?\$|[€£]|\b(?:USD|EUR|GBP|CHF|SGD|SEK|NOK|AUD)\s?)?\d{1,9}(?:[.,]\d{1,2})?/;
const FIGURE_UNIT_END_PATTERN =
  /\s?(?:%|per cent|percent)|\s?(?:thousand|million|billion|mn|bn|[kKmMbB])(?![\p{L}\d])/u;
const FIGURE_PATTERN = new RegExp(
  `(?<![\\p{L}\\d.,])(${AMOUNT_PATTERN.source})((?:${FIGURE_UNIT_END_PATTERN.source})?)\\+?(?![\\p{L}\\d])`,
  'gu',
);
const YEAR_FIGURE_PATTERN = /^(?:19|20)\d\d$/;
/** Matches the end of the noun phrase that a number counts. */
const COUNTED_PHRASE_END_PATTERN =
  /[,;:.()]|\s(?:and|in|across|over|within|while|from|to|by|at|for|on|with|per|through|after|before|during)\s/u;
const MAX_COUNTED_CHARACTERS = 80;
const MAX_COUNTED_WORDS = 6;
const MAX_FIGURES = 6;
/** Characters of a statement that are searched, which keeps the search fast; a sentence is shorter. */
const MAX_SEARCHED_CHARACTERS = 2_000;

/**
 * The figures of a statement, at most `MAX_FIGURES`, without years and digits that touch letters ('ISO9001', 'B2B').
 */
export function figuresIn(statement: string): NumberInText[] {
  const text = statement.slice(0, MAX_SEARCHED_CHARACTERS);
  const matches = [...text.matchAll(FIGURE_PATTERN)].filter(
    ([, number = '', unit]) => unit || !YEAR_FIGURE_PATTERN.test(number),
  );
  const figures: NumberInText[] = [];
  for (const [at, match] of matches.entries()) {
    const [figure, number = '', unit = ''] = match;
    const next = matches[at + 1];
    // In 'from 40 to 310' the second number is the figure; the first is part of the words around it.
    if (next && /^\s(?:\p{L}+\s)?to\s$/u.test(text.slice(match.index + figure.length, next.index))) continue;
    const before = matches[at - 1];
    const startWords =
      before && /^\s(?:\p{L}+\s)?to\s$/u.test(text.slice(before.index + before[0].length, match.index))
        ? `from ${before[0].trim()}`
        : '';
    const after = wordsAfter(text.slice(match.index + figure.length));
    const unitWords = after || objectBefore(text.slice(0, (startWords ? before : match)?.index));
    const counts = [unitWords, startWords].filter(Boolean).join(', ').slice(0, MAX_COUNTED_CHARACTERS);
    if (!figures.some((other) => other.number === (number + unit).trim() && other.counts === counts)) {
      figures.push({ number: (number + unit).trim(), counts });
    }
  }
  return figures.slice(0, MAX_FIGURES);
}

/** The noun phrase after a number, at most `MAX_COUNTED_WORDS`: 'people' in ' people in four countries'. */
function wordsAfter(rest: string): string {
  const near = ` ${rest.slice(0, MAX_COUNTED_CHARACTERS * 2).trimStart()} `;
  const end = near.slice(1).search(COUNTED_PHRASE_END_PATTERN);
  const words = (end < 0 ? near : near.slice(0, end + 1)).trim();
  return /^\p{L}/u.test(words) && !COUNTED_PHRASE_END_PATTERN.test(` ${words.split(' ')[0]} `)
    ? words.split(/\s+/).slice(0, MAX_COUNTED_WORDS).join(' ')
    : '';
}

/** The object before a number: 'delivery time' in 'Cut delivery time by '; '' if it is longer than a noun phrase. */
function objectBefore(text: string): string {
  const clause =
    text
      .slice(-MAX_COUNTED_CHARACTERS * 2)
      .split(/[;:.]\s|,\s/)
      .at(-1) ?? '';
  const [, object = ''] =
    /^\s*\p{L}+\s(.+?)\s(?:by|to|from|of|at|below|above)\s(?:\p{L}+\s)?$/u.exec(clause) ?? [];
  return object.split(/\s+/).length <= MAX_COUNTED_WORDS ? object : '';
}
