/** Chooses between two readings of one name. The longer is used if it contains all words of the shorter. */
import { alphanumericWords } from '@/engine/language/text/keys';
import type { FoundName } from './name';

/** Maximum number of words that the longer name may have in addition. */
const MAX_ADDED_WORDS = 3;

const wordsOf = ({ name }: FoundName) => alphanumericWords(name.replaceAll('.', ' '));

/**
 * Returns `other` if it contains every word of `certain` and a few more, with the higher confidence of the two;
 * otherwise `certain`.
 */
export function longerName(certain: FoundName, other: FoundName | undefined): FoundName {
  if (!other) return certain;
  const [sureWords, otherWords] = [wordsOf(certain), wordsOf(other)];
  const isWhole =
    otherWords.length > sureWords.length &&
    otherWords.length <= sureWords.length + MAX_ADDED_WORDS &&
    sureWords.every((word) => otherWords.includes(word));
  return isWhole ? { ...other, confidence: Math.max(certain.confidence, other.confidence) } : certain;
}
