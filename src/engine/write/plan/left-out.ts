/** Kinds of statements that some sections leave out. */
import { verbForm } from '../../language/grammar/verbs';
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

/**
 * The short statements that a post lists in the infinitive beside what was done in it, which are its duties: 'Save
 * costs' of 'Save costs', 'Built nine mills'. Figures make a duty a deed.
 */
function dutiesAmong(statements: readonly Statement[]): ReadonlySet<Statement> {
  const formOf = ({ fact }: Statement) =>
    verbForm(/^\p{L}+/u.exec(fact.value.trim())?.[0]?.toLowerCase() ?? '')?.form;
  const deedsByRole = new Map<string, number>();
  for (const one of statements)
    if (one.role && formOf(one) === 'past')
      deedsByRole.set(one.role.id, (deedsByRole.get(one.role.id) ?? 0) + 1);
  return new Set(
    statements.filter(
      (one) =>
        one.role !== undefined &&
        one.language === 'en' &&
        one.predicate?.tense === 'past' &&
        formOf(one) === 'base' &&
        !hasFigure(one.text) &&
        one.text.split(' ').length <= MAX_DUTY_WORDS &&
        (deedsByRole.get(one.role.id) ?? 0) >= MIN_DEEDS,
    ),
  );
}
/** Number of lines in the past that show that lines in the infinitive are duties. */
const MIN_DEEDS = 2;
/** Maximum words of a duty; a longer line says how it was done, or for what. */
const MAX_DUTY_WORDS = 6;

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

/** Tells of each statement whether a portrait may show it: a deed of the person, and neither a duty nor a mandate. */
export function deedsAmong(all: readonly Statement[]): (statement: Statement) => boolean {
  const duties = dutiesAmong(all);
  return (one) => !isTeamResult(one) && !isMandate(one) && !duties.has(one);
}
