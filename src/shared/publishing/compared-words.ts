/** Compares texts by their words, whatever their punctuation, case and line breaks. */

/** A text as its words, for comparison. */
export interface ComparedWords {
  /** The words in order, with single spaces. Equal for texts that count as the same. */
  key: string;
  /** The key between spaces, so that a search for another one in it matches whole words only. */
  padded: string;
  words: ReadonlySet<string>;
  /** Whether it has enough words to be recognised inside another text: fewer may occur there by chance. */
  isLong: boolean;
}

/** Scripts that are written without spaces: each of their characters is compared as a word. */
const UNSPACED_SCRIPTS_SOURCE =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const COMPARED_WORD_PATTERN = new RegExp(
  `[${UNSPACED_SCRIPTS_SOURCE}]\\p{M}*|(?:(?![${UNSPACED_SCRIPTS_SOURCE}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);
const UNSPACED_START_PATTERN = new RegExp(`^[${UNSPACED_SCRIPTS_SOURCE}]`, 'u');

/** A text with this many words or more is long. */
const MIN_LONG_TEXT_WORDS = 4;
/** What a word counts: a half for a character of a script without spaces, of which two are about a word. */
const weightOf = (word: string) => (UNSPACED_START_PATTERN.test(word) ? 0.5 : 1);

/** Prepares a text for comparison. */
export function comparedWords(text: string): ComparedWords {
  const words = text.normalize('NFKC').toLowerCase().match(COMPARED_WORD_PATTERN) ?? [];
  const weight = words.reduce((sum, word) => sum + weightOf(word), 0);
  const key = words.join(' ');
  return { key, padded: ` ${key} `, words: new Set(words), isLong: weight >= MIN_LONG_TEXT_WORDS };
}

/** Two long texts with this share of common words or more count as one text before and after an edit. */
const MIN_SHARED_WORDS_RATIO = 0.7;

/** Whether a text has the words of `other`: all of them, as a part of it, or slightly edited. */
export function hasWordsOf(text: ComparedWords, other: ComparedWords): boolean {
  if (text.key === other.key) return text.key !== '';
  if (!text.isLong || !other.isLong) return false;
  if (other.key.length < text.key.length && text.padded.includes(other.padded)) return true;
  const [fewer, more] = [text.words.size, other.words.size].sort((a, b) => a - b) as [number, number];
  if (fewer / more < MIN_SHARED_WORDS_RATIO) return false;
  let shared = 0;
  for (const word of text.words) if (other.words.has(word)) shared += 1;
  return shared / (text.words.size + other.words.size - shared) >= MIN_SHARED_WORDS_RATIO;
}

/** The pairs of adjacent words of a text. Long texts that share no pair are different. */
function pairsOf({ key }: ComparedWords): Set<string> {
  const words = key.split(' ');
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}

/**
 * Indexes texts, to find those whose words another text has without comparing it with each of them.
 * @returns a function that returns these texts in the order of `texts`
 */
export function createTextFinder<T extends ComparedWords>(texts: readonly T[]): (text: ComparedWords) => T[] {
  const indexesByKey = new Map<string, number[]>();
  const indexesByPair = new Map<string, number[]>();
  const add = (index: Map<string, number[]>, name: string, at: number) => {
    const places = index.get(name);
    if (places) places.push(at);
    else index.set(name, [at]);
  };
  texts.forEach((text, index) => {
    add(indexesByKey, text.key, index);
    if (text.isLong) for (const pair of pairsOf(text)) add(indexesByPair, pair, index);
  });
  return (text) => {
    const candidates = new Set(indexesByKey.get(text.key));
    if (text.isLong)
      for (const pair of pairsOf(text))
        for (const index of indexesByPair.get(pair) ?? []) candidates.add(index);
    return [...candidates]
      .sort((a, b) => a - b)
      .map((index) => texts[index] as T)
      .filter((other) => hasWordsOf(text, other));
  };
}
