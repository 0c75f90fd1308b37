/** Removes statements that repeat others. */
import { wordsKey } from '../../language/text/keys';
import type { Statement } from './statement';

/**
 * Two statements say the same if they share more than this part of the shorter one's stems (of words of four letters or
 * more).
 */
const MAX_COMMON_SHARE = 0.8;

/** A statement with more than this many times the stems of an earlier one says more than that one. */
const MAX_REPEAT_LENGTH_RATIO = 2;
/** Shorter words say little, and are not compared. */
const MIN_WORD_CHARACTERS = 4;

/** Number of letters by which words are compared, so that 'defined' and 'defining' are the same. */
const STEM_CHARACTERS = 5;

const stemsOf = ({ text }: Statement) =>
  new Set(
    wordsKey(text)
      .split(' ')
      .filter((word) => word.length >= MIN_WORD_CHARACTERS)
      .map((word) => word.slice(0, STEM_CHARACTERS)),
  );

/** Two statements of a post that begin with this many of the same words tell one fact twice, whatever follows. */
const SAME_BEGINNING_WORDS = 8;
/** The post and the first words of a statement; undefined if it has too few. */
function beginningOf({ text, role }: Statement): string | undefined {
  const words = wordsKey(text).split(' ');
  return words.length < SAME_BEGINNING_WORDS
    ? undefined
    : [role?.id, ...words.slice(0, SAME_BEGINNING_WORDS)].join(' ');
}

/** The statements without those that repeat an earlier one or one of `others`. */
export function distinctStatements(
  statements: readonly Statement[],
  others: readonly Statement[] = [],
): Statement[] {
  const seen = others.map(stemsOf);
  const beginnings = new Set<string>();
  return statements.filter((statement) => {
    const stems = stemsOf(statement);
    const beginning = beginningOf(statement);
    if (beginning !== undefined && beginnings.has(beginning)) return false;
    const isRepeated = seen.some((other) => {
      const common = [...stems].filter((stem) => other.has(stem)).length;
      return (
        stems.size > 0 &&
        stems.size <= other.size * MAX_REPEAT_LENGTH_RATIO &&
        common / Math.min(stems.size, other.size || 1) > MAX_COMMON_SHARE
      );
    });
    if (!isRepeated) seen.push(stems);
    if (!isRepeated && beginning !== undefined) beginnings.add(beginning);
    return !isRepeated;
  });
}
