/**
 * Derives the line of an entry of a list, such as a key role, from a line of that role in the record that it quotes:
 * 'Head of Sales, Hooli, 2010 to 2015: planning and launch of nine shops'. It has no subject, and says no more than
 * the record does.
 */
import type { Alignment } from './alignment';
import { PREDICATE_WORDS, type WordSequence } from './word-sequence';

/** An entry of a list: a post, a colon, and the line below it. */
const ENTRY_PATTERN = /^[^:]{3,250}? ?: \S/u;
/** Whether a text has the form of an entry of a list with its line. */
export const isEntryWithLine = (text: string): boolean => ENTRY_PATTERN.test(text);

/** Words that a line quoted in the third person replaces: 'the goal' for 'our goal'. */
const DETERMINER_PATTERN = /^(?:the|a|an|my|our|his|her|its|their)$/;
/** First words of a line that depends on another line, or has a subject of its own. */
const NO_QUOTE_START_PATTERN = /^(?:this|that|these|those|it|they|we|he|she|who|which|such)$/;
/** Words before a noun phrase that says what the person was or is: 'I was the', 'Award-winning'. */
const MAX_SKIPPED_WORDS = 4;
const SKIPPED_PATTERN =
  /^(?:i|m|am|is|was|the|a|an|award|winning|proven|successful|successfully|currently|also|key)$/;
/** Words without which a line would say the opposite, or more. */
const LIMITING_PATTERN = /^(?:not|no|never|without|failed|nearly|almost|only|partly|except|despite)$/;

const isSameWord = (a: string, b: string): boolean =>
  a === b || (DETERMINER_PATTERN.test(a) && DETERMINER_PATTERN.test(b));

/**
 * Whether words are those of a part of the statement from its beginning, all but at most one phrase between commas.
 */
function quotesFrom(
  words: readonly string[],
  { tokens, indexesAfterComma }: WordSequence,
  from: number,
): boolean {
  let at = from;
  let hasLeftOut = false;
  for (const [place, word] of words.entries()) {
    if (isSameWord(word, tokens[at] ?? '')) {
      at += 1;
      continue;
    }
    if (hasLeftOut || place === 0) return false;
    const next = [...indexesAfterComma].find((index) => index > at && tokens[index] === word);
    if (next === undefined || tokens.slice(at, next).some((one) => LIMITING_PATTERN.test(one))) return false;
    hasLeftOut = true;
    at = next + 1;
  }
  return !PREDICATE_WORDS.has(tokens[at] ?? '');
}

/** Aligns the line of an entry with the part of a statement that it quotes; undefined if it is no quotation. */
export function alignQuote(words: readonly string[], statement: WordSequence): Alignment | undefined {
  const { tokens, partIndexes } = statement;
  const [first = ''] = words;
  if (words.length === 0 || NO_QUOTE_START_PATTERN.test(first)) return undefined;
  const starts = partIndexes.flatMap((part) => {
    const skipped = tokens
      .slice(part, part + MAX_SKIPPED_WORDS)
      .findIndex((word) => !SKIPPED_PATTERN.test(word));
    return Array.from({ length: Math.max(skipped, 0) + 1 }, (_, offset) => part + offset);
  });
  return starts.some((start) => quotesFrom(words, statement, start))
    ? { object: words.join(' '), numbers: words.filter((word) => /\d/.test(word)) }
    : undefined;
}
