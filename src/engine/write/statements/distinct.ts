import { foldText } from '../../language/text/hygiene';
import type { Statement } from './statement';

/** Minimum share of common stems of longer words at which two statements say the same. */
const MIN_SAME_SHARE = 0.8;

/** Times as many words as an earlier statement has, from which a statement says more than that. */
const MIN_LONGER_RATIO = 2;

/** Number of letters by which words are compared, so that 'defined' and 'defining' are the same. */
const STEM_CHARACTERS = 5;

const wordsOf = ({ text }: Statement) =>
  new Set(
    foldText(text)
      .split(' ')
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, STEM_CHARACTERS)),
  );

/** The statements without those that repeat an earlier one or one of `others`. */
export function distinctStatements(
  statements: readonly Statement[],
  others: readonly Statement[] = [],
): Statement[] {
  const seen = others.map(wordsOf);
  return statements.filter((statement) => {
    const words = wordsOf(statement);
    const twin = seen.some((other) => {
      const common = [...words].filter((word) => other.has(word)).length;
      return (
        words.size > 0 &&
        words.size <= other.size * MIN_LONGER_RATIO &&
        common / Math.min(words.size, other.size || 1) > MIN_SAME_SHARE
      );
    });
    if (!twin) seen.push(words);
    return !twin;
  });
}
