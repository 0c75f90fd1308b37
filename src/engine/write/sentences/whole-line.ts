/** Writes the line of a role of which no shorter part of an act is complete. */
import { wordsKey } from '../../language/text/keys';
import { isRoutine } from '../statements/importance';
import type { Statement } from '../statements/statement';
import { isUnfinished } from '../statements/unfinished';
import { hasLayoutRemnants } from './duty';
import { isEmptyLine } from './plain-line';

/** Maximum characters of an act that no cut makes shorter. */
const MAX_WHOLE_CHARACTERS = 215;
const MIN_WORDS = 4;
/** A second sentence or a run-on, and work 'as' or 'for' somebody, which only repeats the post. */
const NOT_ONE_ACT_PATTERN =
  /[;:]|\. \p{Lu}|, \p{Ll}+ly \p{Ll}+ed |^work(?:s|ed) (?:as|at|for|in|under)\s|^work.* and (?:work|more|\p{Ll}+ with)\b/u;
/**
 * Work with others for a purpose, or a part in something, which says more than an empty line although it states no act
 * of the person alone: 'worked with growers to shorten the harvest'.
 */
const WORK_WITH_OTHERS_PATTERN =
  /^work(?:s|ed) (?:closely |directly |actively )?(?:with|across|alongside) .{4,90} to \p{Ll}{3,}/u;
/** A part in something larger than a meeting, and what the work was directed at. */
const PART_IN_WORK_PATTERN =
  /^(?:play(?:s|ed) an? (?:\p{Ll}+ )?(?:role|part) in|participate[sd] in(?!.{0,120}\bmeetings?\b)|focuse[sd] on \p{Ll}+ing) \S/u;
/** Minimum words of a line about shared work. */
const MIN_SHARED_WORDS = 7;
const isSharedWork = (text: string): boolean =>
  (WORK_WITH_OTHERS_PATTERN.test(text) || PART_IN_WORK_PATTERN.test(text)) &&
  text.split(' ').length >= MIN_SHARED_WORDS;
/** A list of tools or examples, which is too long for a line. */
const LIST_OF_MEANS_PATTERN = /\b(?:with|using|via|including|such as|like|through)\s[^,]{1,80},[^,]{1,80},/u;
/** Whether a line has the words of its document, so that no correction has changed what belongs to what. */
const isVerbatim = (text: string, { fact }: Statement): boolean =>
  wordsKey(fact.value).includes(wordsKey(text.slice(text.indexOf(' ') + 1)));

/** The whole act of an English statement, where every shorter part of it would be incomplete. */
export function wholeLineOf(statement: Statement): string | undefined {
  const text = statement.predicate?.text ?? '';
  return statement.language === 'en' &&
    text !== '' &&
    text.length <= MAX_WHOLE_CHARACTERS &&
    text.split(' ').length >= MIN_WORDS &&
    !NOT_ONE_ACT_PATTERN.test(text) &&
    !LIST_OF_MEANS_PATTERN.test(text) &&
    isVerbatim(text, statement) &&
    (!isEmptyLine(text) || isSharedWork(text)) &&
    !isRoutine(statement.text) &&
    !isUnfinished(text) &&
    !hasLayoutRemnants(text)
    ? text
    : undefined;
}
