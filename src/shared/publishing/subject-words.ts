/** The words that say what a line is about, by which a new line is recognised as one about the same subject. */
import { FUNCTION_WORDS } from '../text/function-words';

/** How much a word says about the subject: most as a name, less as a common number or another word. */
type Weight = 'name' | 'number' | 'word';

/** Words of a text by their form for comparison. */
export type SubjectWords = ReadonlyMap<string, Weight>;

/** Scripts that are written without spaces: two adjacent characters are compared as a word. */
const UNSPACED_SCRIPT_PATTERN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*/gu;
const SUBJECT_WORD_PATTERN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** A year, or a number that other lines may well have too. */
const COMMON_NUMBER_PATTERN = /^(\d{1,2}|(19|20)\d\d)$/;
/** Letters without capitals: a word of them may be a name. */
const CASELESS_WORD_PATTERN = /^\p{Lo}{3}/u;

function weightOf(word: string): Weight {
  if (/^\d+$/.test(word)) return COMMON_NUMBER_PATTERN.test(word) ? 'number' : 'name';
  return /^\p{Lu}/u.test(word) || /\d/.test(word) || CASELESS_WORD_PATTERN.test(word) ? 'name' : 'word';
}

/** Adds a word; one that is a name anywhere in the text stays a name. */
const addWord = (words: Map<string, Weight>, word: string, weight: Weight) => {
  if (words.get(word) !== 'name') words.set(word, weight);
};

/**
 * Finds the words of a text that say what it is about. Single letters and words that only join others are left out.
 */
export function subjectWords(text: string): SubjectWords {
  const normal = text.normalize('NFKC');
  const words = new Map<string, Weight>();
  const spaced = normal.replace(UNSPACED_SCRIPT_PATTERN, ' ');
  for (const [word] of spaced.matchAll(SUBJECT_WORD_PATTERN)) {
    const key = word.toLowerCase();
    if (FUNCTION_WORDS.has(key) || ([...key].length < 2 && !/\d/.test(key))) continue;
    addWord(words, key, weightOf(word));
  }
  let last: { text: string; end: number } | undefined;
  for (const { 0: character, index } of normal.matchAll(UNSPACED_SCRIPT_PATTERN)) {
    if (last?.end === index) addWord(words, last.text + character, 'word');
    last = { text: character, end: index + character.length };
  }
  return words;
}

/** Minimum share of the shorter text's words that two texts about one subject have in common. */
const MIN_SHARED_SUBJECT_SHARE = 0.5;
/** Minimum share if readers see the common words nowhere else; in a long text `MIN_UNSEEN_WORDS` are enough. */
const MIN_UNSEEN_SHARE = 0.2;
const MIN_UNSEEN_WORDS = 5;

/**
 * Whether a new text may be about the subject of a removed one: it has one of its names or unusual numbers, two of its
 * common numbers such as years, or a fair share of its words. A name that readers see elsewhere counts as a word only.
 * @param known words that say nothing new: those of the line's former text
 * @param isSeen whether readers see the word elsewhere
 */
export function sharesSubject(
  removed: SubjectWords,
  text: SubjectWords,
  { known, isSeen }: { known?: SubjectWords; isSeen: (word: string) => boolean },
): boolean {
  const shared = [...text.keys()].filter((word) => removed.has(word));
  if (shared.every((word) => known?.has(word))) return false;
  const fewerWords = Math.min(removed.size, text.size);
  const weights = shared.map((word) => {
    const [removedWeight, newWeight] = [removed.get(word), text.get(word)];
    const weight = removedWeight === 'name' || newWeight === 'name' ? 'name' : removedWeight;
    return { weight, isNew: !known?.has(word) && !isSeen(word) };
  });
  if (shared.filter((word) => removed.get(word) === 'number').length >= 2) return true;
  if (shared.length >= 2 && shared.length / fewerWords >= MIN_SHARED_SUBJECT_SHARE) return true;
  const unseen = weights.filter(({ isNew }) => isNew);
  if (unseen.some(({ weight }) => weight === 'name')) return true;
  const score = unseen.reduce((total, { weight }) => total + (weight === 'number' ? 0.5 : 1), 0);
  return score >= Math.min(MIN_UNSEEN_WORDS, Math.max(1, MIN_UNSEEN_SHARE * fewerWords));
}
