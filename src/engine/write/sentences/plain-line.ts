/** Writes the line of a role about which nothing better is known, in few words of its document. */
import { announcedLength, isNominal } from '../../language/vocabulary/action-nouns';
import { isTask } from '../../language/vocabulary/tasks';
import { isRoutine } from '../statements/importance';
import { cutsList, outcomeOf } from '../statements/outcome';
import type { Statement } from '../statements/statement';
import { isUnfinished } from '../statements/unfinished';
import { hasLayoutRemnants } from './duty';
import { lowerWork } from './quoted-line';

const MAX_LINE_CHARACTERS = 160;
/** Maximum characters of a line that states a responsibility, which says what the whole role was for. */
const MAX_CHARGE_CHARACTERS = 180;
const MIN_WORDS = 4;

/** Where a line about tasks is cut: what follows states their purpose, examples or means. */
const FURTHER_PURPOSE_PATTERN =
  /[;:(]|,(?= (?:\p{Ll}+ing|which|while|with)\b)|\s(?:in order to|so that|ensuring|such as|including)\s|(?<!\p{Lu})\.\s/u;

function beginningOf(text: string): string {
  const end = FURTHER_PURPOSE_PATTERN.exec(text)?.index ?? text.length;
  // Half a list says less than none: the line is then too long, and another one is taken.
  return cutsList(text, end) ? text : text.slice(0, end).trim();
}

/** A circumstance of the work, or a remark about it, which is not a task. */
const NOT_A_TASK_REMARK_PATTERN =
  /\b(?:is|was|are|were|has|have|had|be|been|i|we|he|she|they|it|experience[ds]?|gained|skills?|knowledge|project scope|summer|degree|technolog(?:y|ies) used|etc)\b/i;

/** The tasks of a line without a verb: 'routine testing of pumps'. */
function tasksOf(text: string): string | undefined {
  const announced = announcedLength(text);
  const tasks = beginningOf(text.slice(announced));
  const isNamed = announced > 0 || isNominal(text) || isTask(text);
  return isNamed && !NOT_A_TASK_REMARK_PATTERN.test(tasks) ? lowerWork(tasks) : undefined;
}

/** General verbs of work, which say little beyond their object. */
const GENERAL_WORK_VERB_PATTERN = /^worked (?:on|at|for|as (?:an?|the) \S+ to) (?!an? team\b)/u;
const IN_CHARGE_PATTERN = /^(?:is|was) (?=(?:responsible for|accountable for|in charge of) )/u;
const CHARGE_PATTERN = /^(?:responsible for|accountable for|in charge of) /u;
/** Attitudes, phrases that do not state an action, and lists of tools. */
const EMPTY_LINE_PATTERN =
  /^(?:enjoy\w*|embrac\w*|thriv\w*|strives?|strove|focus\w*|played|plays|gain\w*|learn\w*|us(?:ed|es)|utili[sz]\w*|leverag\w*|work(?:ed|s)? (?:with|closely|under|in)|participat\w*|ha(?:s|d)|is|was|be(?:en|came))\b/iu;

/** Whether a line about the person states no action: an attitude, a list of tools, a state. */
export const isEmptyLine = (text: string): boolean => EMPTY_LINE_PATTERN.test(text);

function actionOf(statement: Statement): string | undefined {
  const text = statement.predicate?.text ?? '';
  if (IN_CHARGE_PATTERN.test(text)) return beginningOf(text.replace(IN_CHARGE_PATTERN, ''));
  if (GENERAL_WORK_VERB_PATTERN.test(text)) return text;
  return isEmptyLine(text) ? undefined : outcomeOf(statement, MAX_LINE_CHARACTERS);
}

/** Names joined by a slash, which is not a remnant of the layout: 'Linux/Windows'. */
const SLASHED_NAMES_PATTERN = /\b(\p{Lu}[\p{L}\d]{0,20})\/(?=\p{Lu})/gu;

/**
 * The plain line of an English statement, for a role that would otherwise have none; undefined if it is routine, broken
 * or says nothing.
 */
export function plainLineOf(statement: Statement): string | undefined {
  if (statement.language !== 'en' || isRoutine(statement.text)) return undefined;
  const line = statement.form === 'predicate' ? actionOf(statement) : tasksOf(statement.text);
  const isWhole =
    line &&
    line.length <= (CHARGE_PATTERN.test(line) ? MAX_CHARGE_CHARACTERS : MAX_LINE_CHARACTERS) &&
    line.split(' ').length >= MIN_WORDS &&
    !isUnfinished(line) &&
    !hasLayoutRemnants(line.replace(SLASHED_NAMES_PATTERN, '$1 '));
  return isWhole ? line : undefined;
}
