/** Two readings of one name: the one with more of its words is the whole name. */
import { foldWords } from '../layout/text';
import type { FoundName } from './name';

/** Words that a whole name has more than a part of it, at most. */
const MORE_MAX = 3;

const wordsOf = ({ name }: FoundName) => foldWords(name.replaceAll('.', ' '));

/** The longer of two names where it has all words of the other, with the confidence of the surer; else `sure`. */
export function longerName(sure: FoundName, other: FoundName | undefined): FoundName {
  if (!other) return sure;
  const [own, more] = [wordsOf(sure), wordsOf(other)];
  const isWhole =
    more.length > own.length &&
    more.length <= own.length + MORE_MAX &&
    own.every((word) => more.includes(word));
  return isWhole ? { ...other, confidence: Math.max(sure.confidence, other.confidence) } : sure;
}
