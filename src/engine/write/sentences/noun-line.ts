/** Writes the line of a role whose document describes it by nouns alone, for a role that would otherwise have none. */
import { upperFirst } from '../../language/text/casing';
import { wordsKey } from '../../language/text/keys';
import { namesWork } from '../../language/vocabulary/action-nouns';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { hasFigure } from '../statements/figures';
import { isRoutine } from '../statements/importance';
import type { Statement } from '../statements/statement';
import { isUnfinished } from '../statements/unfinished';
import { lowerWork, quotedLineOf } from './quoted-line';

const MAX_LINE_CHARACTERS = 130;
const MIN_WORDS = 4;
/** Words at which a line is cut, since its purpose, its manner or further items follow. A figure in brackets stays. */
const FURTHER_PATTERN =
  /[;:—–]|\s-\s|\((?!\D{0,12}\d)|,(?= (?:\p{L}+ing|\p{L}+ly|which|while|with|responsible|reporting)\b)|\s(?:in order to|so that|ensuring|such as|including|successfully|managing|responsible for)\b|\.(?:\s|$)/u;
/** The part that the person had in something: 'product owner and project leader of a new ledger'. */
const PART_PATTERN = /^(?:[\p{L}’'-]+,? ){0,6}(?:of|for|in|on|behind|contributing to) (?=\p{L})/u;
/** Words of sentences, qualities and studies, which are not tasks. */
const NO_TASK_PATTERN =
  /\b(?:is|was|are|were|has|have|had|be|been|i|we|he|she|they|it|its|our|my|you|experience[ds]?|expertise|skills?|knowledge|degree|award|company|website|email|page|\w+ed by the)\b|[@/\\|]|https?|\betc\b/iu;
/** Beginnings that are not nouns of work or of a person. */
const NO_NOUN_START_PATTERN =
  /^(?:as|at|in|on|for|with|an?|the|this|that|these|to|from|by|working|being|having|doing|also|and|or)\b/iu;

/** The words of a line that neither title nor employer has. */
function ownWordsOf(line: string, { role }: Statement): string[] {
  const knownWords = new Set(
    wordsKey(`${role?.title ?? ''} ${role?.organisation ?? ''}`).split(/[^\p{L}\p{N}]+/u),
  );
  return wordsKey(line)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !knownWords.has(word));
}
const MIN_OWN_WORDS = 3;

/** What somebody was in a task: 'product owner of a new ledger', of 'was the product owner of a new ledger'. */
const OFFICE_PATTERN = /^(?:is|was) (?:an? |the )?(?=\p{L})/u;
const officeOf = ({ predicate }: Statement): string | undefined =>
  predicate && OFFICE_PATTERN.test(predicate.text)
    ? upperFirst(predicate.text.replace(OFFICE_PATTERN, ''))
    : undefined;

/**
 * The beginning of an English line without a verb that says what the work was, or the line itself; undefined if it says
 * nothing or is broken.
 */
export const nounLineOf = (statement: Statement): string | undefined =>
  statement.form === 'fragment'
    ? (lineOfNouns(statement.text, statement) ?? quotedLineOf(statement))
    : undefined;

/** The line of an English statement that says what somebody was in a task; undefined if it is broken. */
export function officeLineOf(statement: Statement): string | undefined {
  const office = officeOf(statement);
  return office && lineOfNouns(office, statement);
}

/** What somebody was in a task of a size: 'programme manager of a team of 63 people'. */
export function officeInFiguresOf(statement: Statement): string | undefined {
  const line = officeLineOf(statement);
  return line && hasFigure(line) ? line : undefined;
}

function lineOfNouns(text: string, statement: Statement): string | undefined {
  if (statement.language !== 'en') return undefined;
  const line = (text.split(FURTHER_PATTERN)[0] ?? '').trim().replace(/,$/, '');
  const part = PART_PATTERN.exec(line)?.[0] ?? '';
  const isWork = namesWork(line) || TITLE_NOUN_PATTERN.test(part);
  return isWork &&
    line.length <= MAX_LINE_CHARACTERS &&
    line.split(' ').length >= MIN_WORDS &&
    !NO_TASK_PATTERN.test(line) &&
    !NO_NOUN_START_PATTERN.test(line) &&
    !isRoutine(line) &&
    !isUnfinished(line) &&
    ownWordsOf(line, statement).length >= MIN_OWN_WORDS
    ? lowerWork(line)
    : undefined;
}
