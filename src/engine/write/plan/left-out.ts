/** Kinds of statements that some sections leave out. */
import { containsWords } from '../../language/text/keys';
import { isLearner } from '../../language/vocabulary/titles';
import { hasFigure } from '../statements/figures';
import type { Statement } from '../statements/statement';

/** Whether a statement gives figures of what the person's team achieved; it can be a sentence but not a list entry. */
export const isTeamResult = ({ form, language, role, text }: Statement): boolean =>
  form === 'possessive' &&
  language === 'en' &&
  role?.organisation !== undefined &&
  role.organisation !== '' &&
  /^team \p{Ll}+ed /u.test(text) &&
  hasFigure(text);

/** Whether a statement says what the person was hired or asked to do, and not what they did. */
export const isMandate = ({ predicate }: Statement): boolean =>
  /^(?:is|was) (?:hired|recruited|tasked|brought in|chosen|engaged|commissioned|in charge) /.test(
    predicate?.text ?? '',
  );

/** The beginning or holding of a post: 'Transitioned to', 'Took over as', 'Served as'. */
const BEGINS_OR_HOLDS_POST_PATTERN =
  /^(?:transition(?:ed|s)|moved|became|stepped|switched|took (?:over|up|on)|assumed|started|began|serve[sd]|worked|works) /i;

/** An office in capitals before its region: 'COO' of 'COO Nordics'. */
const OFFICE_PATTERN = /^C\p{Lu}O\b/u;

/** Whether a statement only says that its own post began or was held, which the post's title says already. */
export const onlyNamesPost = ({ predicate, role, text }: Statement): boolean =>
  role !== undefined &&
  role.title !== '' &&
  BEGINS_OR_HOLDS_POST_PATTERN.test(predicate?.text ?? '') &&
  !hasFigure(text) &&
  containsWords(text, OFFICE_PATTERN.exec(role.title)?.[0] ?? role.title);

/** Private lessons, which say little about the work. */
const TUTORING_PATTERN = /\btutor(?:ing)?\b/i;

/** Whether a statement is about an internship, education or private lessons. */
export const isOfLearning = ({ role }: Statement) =>
  !!role && (isLearner(role.title) || TUTORING_PATTERN.test(role.title));

/** With this many other statements or more, those of internships and education are omitted. */
const ENOUGH_WORK_STATEMENTS = 3;

/** Money or thousands in a result, which say more than any task, although an intern brought it. */
const NOTABLE_FIGURE_PATTERN = /[$€£]\s?\d|(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,.])/u;
const isNotable = ({ text, weight, role }: Statement): boolean =>
  NOTABLE_FIGURE_PATTERN.test(text) && weight >= MIN_NOTABLE_WEIGHT && isLearner(role?.title ?? '');
const MIN_NOTABLE_WEIGHT = 3;

/** Leaves out statements of learning without a notable result, if there are enough others among `all`. */
export function learningExcluderOf(all: readonly Statement[]) {
  const hasWorked = all.filter((one) => !isOfLearning(one)).length >= ENOUGH_WORK_STATEMENTS;
  return (statements: readonly Statement[]) =>
    statements.filter((one) => !hasWorked || !isOfLearning(one) || isNotable(one));
}
