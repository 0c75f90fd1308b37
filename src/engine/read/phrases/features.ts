/** Converts a phrase to features: hashes of its words, pairs of words, parts of words, and number of words. */
import { fnv1a } from '@/shared/text/fnv1a';

/** Rows of the weight matrix; features with the same hash share a row. */
export const HASH_BUCKETS = 2 ** 15;
/** Maximum characters of a phrase; of longer ones, which are prose, the beginning is used. */
const MAX_PHRASE_CHARACTERS = 110;
/** Lengths of the parts of words that are features. */
const PART_LENGTHS = [3, 4] as const;
/** Longer phrases have the same feature for their number of words. */
const MAX_COUNTED_WORDS = 8;

/** Words in lower case without accents, with all digits replaced by the same one. */
function wordsOf(phrase: string): string[] {
  return phrase
    .slice(0, MAX_PHRASE_CHARACTERS)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{N}/gu, '0')
    .replace(/&/g, ' & ')
    .split(/[^\p{L}0&+#]+/u)
    .filter(Boolean);
}

/** The bucket of a part of a text. */
function hash(text: string, from = 0, to = text.length): number {
  const value = fnv1a(text, from, to);
  return ((value ^ (value >>> 15)) >>> 0) % HASH_BUCKETS;
}

/**
 * Latin letters, the only script in the training data, and digits: features of other scripts would collide with
 * unrelated weights.
 */
const TRAINED_SCRIPT_PATTERN = /[\p{Script=Latin}\p{N}]/u;

/** The rows of the weight matrix whose sum scores a phrase; empty for a phrase without Latin letters or digits. */
export function weightRowsOf(phrase: string): number[] {
  const words = TRAINED_SCRIPT_PATTERN.test(phrase) ? wordsOf(phrase) : [];
  if (words.length === 0) return [];
  const rows = [hash(`length ${Math.min(words.length, MAX_COUNTED_WORDS)}`)];
  words.forEach((word, at) => {
    rows.push(hash(`word ${word}`), hash(`pair ${words[at - 1] ?? '^'} ${word}`));
    const marked = `<${word}>`;
    for (const length of PART_LENGTHS)
      for (let from = 0; from + length <= marked.length; from += 1)
        rows.push(hash(marked, from, from + length));
  });
  rows.push(hash(`pair ${words.at(-1)} $`));
  return rows;
}

/** Scale factor for a phrase's rows, so that a long phrase is no more certain than a short one. */
export const featureScaleOf = (rows: readonly number[]) => 1 / Math.sqrt(Math.max(1, rows.length));
