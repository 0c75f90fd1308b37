import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { verbForm } from '../../language/grammar/verbs';
import { lowerFirst } from '../../language/text/casing';
import { foldText } from '../../language/text/hygiene';
import { isNominal } from '../../language/vocabulary/action-nouns';
import { isResultClause } from '../../language/vocabulary/results';
import { isLearner } from '../../language/vocabulary/titles';
import type { Years } from '../phrases';
import { yearsIn } from '../phrases';
import type { SectionStatements } from '../plan/shares';
import type { CareerContext } from '../statements/career-context';
import { hasFigure, sortByProof } from '../statements/figures';
import { importanceOf } from '../statements/importance';
import { isUnfinished } from '../statements/refuse';
import type { Statement } from '../statements/statement';
import { dutyOf, isMarked } from './duty';
import { outcomeOf } from './outcome';
import { canBeListEntry } from './statement-sentence';

/** The years of a role as phrases expect them. */
export function yearsOf(role: RoleFact): Years {
  const end = role.end === 'present' ? 'present' : role.end?.year;
  return { ...(role.start ? { start: role.start.year } : {}), ...(end ? { end } : {}) };
}

/**
 * Sorts the newest first, since documents use either order. Roles without years stay next to their
 * neighbours.
 */
function newestFirst(roles: RoleFact[]): RoleFact[] {
  if (roles.some(({ start, end }) => !start && !end)) return roles;
  const month = ({ start, end }: RoleFact) => {
    const date = end === 'present' ? undefined : (end ?? start);
    return date ? date.year * 12 + (date.month ?? 0) : Number.POSITIVE_INFINITY;
  };
  const began = ({ start }: RoleFact) => (start ? start.year * 12 + (start.month ?? 0) : 0);
  return roles
    .map((role, at) => ({ role, at }))
    .sort((a, b) => {
      const [left, right] = [month(a.role), month(b.role)];
      // Current roles keep the record's order, which has the most senior first.
      if (left === right)
        return left === Number.POSITIVE_INFINITY ? a.at - b.at : began(b.role) - began(a.role) || a.at - b.at;
      return right - left;
    })
    .map(({ role }) => role);
}

/** The roles with a title and either an employer or years, newest first, without repetitions. */
export function keyRoles(roles: RoleFact[]): RoleFact[] {
  const seen = new Set<string>();
  const shown = roles.filter((role) => {
    if (!role.title || !(role.organisation || (role.start && role.end))) return false;
    const key = JSON.stringify([foldText(role.title), foldText(role.organisation), yearsOf(role)]);
    const known = seen.has(key);
    seen.add(key);
    return !known;
  });
  return newestFirst(withoutOldLearning(shown));
}

/** Number of other roles at which old internships are omitted. */
const ENOUGH = 6;
/** Number of years after which an internship is old. */
const LONG_AGO = 5;

/** The roles without old internships, if there are enough others. */
function withoutOldLearning(roles: RoleFact[]): RoleFact[] {
  const yearOf = ({ start, end }: RoleFact) => (typeof end === 'object' ? end.year : start?.year);
  const latest = Math.max(
    0,
    ...roles.flatMap(({ start, end }) => [start?.year ?? 0, typeof end === 'object' ? end.year : 0]),
  );
  const isOld = (role: RoleFact) => isLearner(role.title) && (yearOf(role) ?? latest) <= latest - LONG_AGO;
  return roles.filter((role) => !isLearner(role.title)).length >= ENOUGH
    ? roles.filter((role) => !isOld(role))
    : roles;
}

/** Minimum weight, by its words alone, of a statement without a figure. A routine duty is not worth a line. */
const WORTH_A_LINE = 0.6;
/** Weight below which a statement is weak. */
const POOR = 1.5;
/** Minimum distance from a role's best statement at which a weak one is replaced. */
const FAR = 1.5;
/** Minimum weight of a strong statement. */
const STRONG = 2;
/** Weights exist only for English statements. */
const worthALine = ({ language, text }: Statement) =>
  language !== 'en' || importanceOf(text, undefined, 0) >= WORTH_A_LINE;

/** Languages without capitalised nouns, in which a statement may follow a colon in lower case. */
const RUNS_ON: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);
const LONGEST = 110;

/** Nouns of action that state more than a duty of everybody in the role. */
const WEIGHTY =
  /^(?:lead|sole|main|principal|technical|business|leadership|direction|design|development|implementation|creation|launch|introduction|restructuring|reorgani[sz]ation|transformation|expansion|establishment|acquisition|negotiation|migration|integration|automation|orchestration|resolution|construction)\b/i;

/**
 * A line without the clauses after its main part: 'launch of the shop' for 'launch of the shop, which ...'.
 */
const firstPart = (text: string): string =>
  (text.split(/[;:]|,(?= (?:\p{L}+ing|which|while|with)\b)/u)[0] ?? '').trim();

/**
 * The line of a task that is expressed by a noun: 'direction of five squads', 'lead developer in the move to
 * a new shop'.
 */
function nominalOf({ text }: Statement): string | undefined {
  if (
    !isNominal(text) ||
    isMarked(text) ||
    !(hasFigure(text) || WEIGHTY.test(text)) ||
    / and \p{L}+ing (?:the|all)\b/u.test(text)
  )
    return undefined;
  const whole = firstPart(text);
  return whole.length <= LONGEST && !isUnfinished(whole) ? lowerFirst(whole) : undefined;
}

/**
 * The line of a result that the document states for the role without saying who achieved it: 'profits rose by
 * 66% in 18 months'.
 */
function resultOf({ text }: Statement): string | undefined {
  const whole = firstPart(text);
  return isResultClause(text) && hasFigure(whole) && whole.length <= LONGEST && !isUnfinished(whole)
    ? lowerFirst(whole)
    : undefined;
}

/** Maximum characters of a line about a team. */
const LONGEST_OF_TEAM = 130;
/** The line of what the person's team did: 'the team deployed 20 models'. */
function teamOf({ text }: Statement): string | undefined {
  const [team = '', verb = ''] = text.split(' ');
  if (team.toLowerCase() !== 'team' || verbForm(verb)?.form !== 'past') return undefined;
  const whole = firstPart(text);
  return whole.length <= LONGEST_OF_TEAM && !isUnfinished(whole) ? `the ${lowerFirst(whole)}` : undefined;
}

/** How the person came to the role: 'hired to build the data team', from 'was hired to build ...'. */
const CALLED =
  /^was ((?:hired|brought in|appointed|recruited|asked|tasked|selected|chosen|engaged|promoted|mandated|commissioned) to (?!(?:be|join|work)\b)\p{Ll}.*)$/u;
const calledTo = ({ predicate }: Statement): string | undefined => {
  const called = firstPart(CALLED.exec(predicate?.text ?? '')?.[1] ?? '');
  return called && called.length <= LONGEST && !isUnfinished(called) ? called : undefined;
};

/** The line of a statement after its role. In languages other than English it is used only as a whole. */
function lineOf(statement: Statement): string | undefined {
  if (statement.language === 'en' && statement.form === 'possessive') return teamOf(statement);
  if (statement.language === 'en' && statement.form === 'clause') return resultOf(statement);
  if (statement.language === 'en')
    return statement.form === 'fragment'
      ? nominalOf(statement)
      : (outcomeOf(statement) ?? calledTo(statement));
  if (statement.text.length > LONGEST || !canBeListEntry(statement)) return undefined;
  return RUNS_ON.has(statement.language) ? lowerFirst(statement.text) : statement.text;
}

interface Outcome {
  line: string;
  statement: Statement;
}

/**
 * The candidates for a role's line, the best first: a result with a figure, then any other, then a duty. A statement of
 * another section is repeated for its figure or in place of a weak one; one of the description or introduction, only
 * for its figure or if the role has nothing else.
 */
function outcomesFor(role: RoleFact, context: CareerContext, shares: SectionStatements): Outcome[] {
  const used = new Set([...shares.description, ...shares.introduction, ...shares.story.values()]);
  const shown = new Set([...shares.personas, ...shares.superpowers].flatMap(({ statements }) => statements));
  const all = sortByProof(context.achievements).flatMap((statement) => {
    const line = statement.role?.id === role.id ? lineOf(statement) : undefined;
    return line ? [{ line, statement }] : [];
  });
  const own = all.filter(({ statement }) => !used.has(statement));
  const fresh = own.filter(({ statement }) => !shown.has(statement));
  const inFigures = ({ line, statement }: Outcome) =>
    hasFigure(line) && (statement.language !== 'en' || statement.weight > 0);
  const best = Math.max(0, ...all.map(({ statement }) => statement.weight));
  // A statement that is much weaker than the strongest of its role would represent the role badly.
  const isPoor = ({ statement }: Outcome) =>
    statement.language === 'en' && statement.weight < POOR && best - statement.weight >= FAR;
  const worth = fresh.filter((one) => worthALine(one.statement) && !isPoor(one));
  const isRough = ({ line, statement }: Outcome) => statement.language === 'en' && isMarked(line);
  const duties = sortByProof(context.achievements).flatMap((statement) => {
    const line = statement.role?.id === role.id && !used.has(statement) ? dutyOf(statement) : undefined;
    return line ? [{ line, statement }] : [];
  });
  return [
    ...fresh.filter(inFigures),
    ...own.filter(inFigures),
    ...worth.filter((one) => !isRough(one)),
    ...all.filter(inFigures),
    ...own.filter((one) => one.statement.weight >= STRONG && !isRough(one)),
    ...duties.filter(({ statement }) => !shown.has(statement)),
    ...worth.filter(isRough),
    ...own.filter(({ statement }) => statement.language !== 'en'),
    ...duties,
    // A role with a single achievement keeps it, although another section uses it too.
    ...[...own, ...all].filter((one) => worthALine(one.statement) && !isRough(one)),
  ];
}

/** Maximum number of lines tried for one role. */
const MAX_TRIED = 8;

/**
 * The key roles, newest first: 'Chief Operating Officer, Tanager Health, 2016 to 2021: grew from 40 to 310
 * people'.
 * @param stands whether a line passes the check: a role gets the best line that does
 */
export function keyRolesOf(
  context: CareerContext,
  shares: SectionStatements,
  stands: (cited: CitedText) => boolean = () => true,
): CitedText[] {
  const years = yearsIn(context.language);
  return keyRoles(context.roles).map((role) => {
    const line = [role.title, role.organisation, years(yearsOf(role))].filter(Boolean).join(', ');
    const colon = context.language === 'fr' ? ' : ' : ': ';
    const candidates = outcomesFor(role, context, shares)
      .slice(0, MAX_TRIED)
      .map((outcome) => ({
        text: `${line}${colon}${outcome.line}`,
        spans: spansOf(role, outcome.statement.fact),
      }));
    return candidates.find(stands) ?? { text: line, spans: spansOf(role) };
  });
}
