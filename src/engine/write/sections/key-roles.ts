import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { verbForm } from '../../language/grammar/verbs';
import { lowerFirst } from '../../language/text/casing';
import { foldText } from '../../language/text/hygiene';
import { isNominal } from '../../language/vocabulary/action-nouns';
import { isResultClause } from '../../language/vocabulary/results';
import { isBoardSeat, isLearner } from '../../language/vocabulary/titles';
import type { Years } from '../phrases';
import { yearsIn } from '../phrases';
import type { SectionStatements } from '../plan/allocate-statements';
import { FULL_RECORD } from '../plan/story-statements';
import { toldElsewhere } from '../plan/told';
import type { CareerContext } from '../statements/career-context';
import { hasFigure, proofWorth } from '../statements/figures';
import { importanceOf, isProcess } from '../statements/importance';
import { isUnfinished } from '../statements/refuse';
import type { Statement } from '../statements/statement';
import { dutyOf, isMarked } from './duty';
import { calledTo, firstPart, outcomeOf } from './outcome';
import { plainLineOf } from './plain-line';
import { remitLine } from './remit';
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
      // Current roles keep the record's order, which has the most senior first; seats on boards come after them.
      if (left === right)
        return left === Number.POSITIVE_INFINITY
          ? besideWork(a.role) - besideWork(b.role) || a.at - b.at
          : began(b.role) - began(a.role) || a.at - b.at;
      return right - left;
    })
    .map(({ role }) => role);
}

/** Rank of a current role in the list: work, then seats on boards, then unpaid work. */
const besideWork = ({ title, kind }: RoleFact): number =>
  kind === 'volunteering' ? 2 : Number(isBoardSeat(title) || kind === 'board');

/** Minimum confidence of a role that is listed by employer and years although its title was not read. */
const SURE = 0.9;

/** Whether a role can be listed: by its title with an employer or years, or by a sure employer with years. */
const isListed = ({ title, organisation, start, end, confidence }: RoleFact): boolean =>
  title !== ''
    ? organisation !== '' || (start !== undefined && end !== undefined)
    : organisation !== '' && start !== undefined && end !== undefined && confidence >= SURE;

/** The roles that can be listed, newest first, without repetitions. */
export function keyRoles(roles: RoleFact[]): RoleFact[] {
  const seen = new Set<string>();
  const shown = roles.filter((role) => {
    if (!isListed(role)) return false;
    const key = JSON.stringify([foldText(role.title), foldText(role.organisation), yearsOf(role)]);
    const known = seen.has(key);
    seen.add(key);
    return !known;
  });
  return newestFirst(removeOldLearning(shown));
}

/** Number of other roles at which old internships are omitted. */
const ENOUGH_ROLES = 6;
/** Number of years after which an internship is old. */
const LONG_AGO = 5;

/** The roles without old internships, if there are enough others. */
function removeOldLearning(roles: RoleFact[]): RoleFact[] {
  const yearOf = ({ start, end }: RoleFact) => (typeof end === 'object' ? end.year : start?.year);
  const latest = Math.max(
    0,
    ...roles.flatMap(({ start, end }) => [start?.year ?? 0, typeof end === 'object' ? end.year : 0]),
  );
  const isOld = (role: RoleFact) => isLearner(role.title) && (yearOf(role) ?? latest) <= latest - LONG_AGO;
  return roles.filter((role) => !isLearner(role.title)).length >= ENOUGH_ROLES
    ? roles.filter((role) => !isOld(role))
    : roles;
}

/**
 * Minimum weight, by its words alone, of a statement without a figure: a routine duty adds nothing to a role.
 */
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
const MAX_CHARACTERS = 110;

/** Nouns of action that state more than a duty of everybody in the role. */
const NOUN_OF_ACTION =
  /^(?:lead|sole|main|principal|technical|business|leadership|direction|design|development|implementation|creation|launch|introduction|restructuring|reorgani[sz]ation|transformation|expansion|establishment|acquisition|negotiation|migration|integration|automation|orchestration|resolution|construction)\b/i;

/**
 * The line of a task that is expressed by a noun: 'direction of five squads', 'lead developer in the move to
 * a new shop'.
 */
function nominalOf({ text }: Statement): string | undefined {
  if (
    !isNominal(text) ||
    isMarked(text) ||
    !(hasFigure(text) || NOUN_OF_ACTION.test(text)) ||
    / and \p{L}+ing (?:the|all)\b/u.test(text)
  )
    return undefined;
  const whole = firstPart(text);
  return whole.length <= MAX_CHARACTERS && !isUnfinished(whole) ? lowerFirst(whole) : undefined;
}

/**
 * The line of a result that the document states for the role without saying who achieved it: 'profits rose by
 * 66% in 18 months'.
 */
function resultOf({ text }: Statement): string | undefined {
  const whole = firstPart(text);
  return isResultClause(text) && hasFigure(whole) && whole.length <= MAX_CHARACTERS && !isUnfinished(whole)
    ? lowerFirst(whole)
    : undefined;
}

/** Maximum characters of a line about a team. */
const LONGEST_OF_TEAM = 130;
/** The line of a team's achievement: 'the team deployed 20 models'. */
function teamOf({ text }: Statement): string | undefined {
  const [team = '', verb = ''] = text.split(' ');
  if (team.toLowerCase() !== 'team' || verbForm(verb)?.form !== 'past') return undefined;
  const whole = firstPart(text);
  return whole.length <= LONGEST_OF_TEAM && !isUnfinished(whole) ? `the ${lowerFirst(whole)}` : undefined;
}

/** The line of a statement after its role. In languages other than English it is used only as a whole. */
function lineOf(statement: Statement): string | undefined {
  if (statement.language === 'en' && statement.form === 'possessive') return teamOf(statement);
  if (statement.language === 'en' && statement.form === 'clause') return resultOf(statement);
  if (statement.language === 'en')
    return statement.form === 'fragment'
      ? nominalOf(statement)
      : (outcomeOf(statement) ?? calledTo(statement));
  if (statement.text.length > MAX_CHARACTERS || !canBeListEntry(statement)) return undefined;
  return RUNS_ON.has(statement.language) ? lowerFirst(statement.text) : statement.text;
}

interface Outcome {
  line: string;
  statement: Statement;
}

/** Names of tools, which do not say what was done with them. */
const TOOLS_USED = /^(?:us(?:ed|es)|utili[sz]e[ds]|leverage[ds]|employ(?:ed|s)|work(?:ed|s) with) /;
/** A figure above one: 'launched 1 shop' is no result in figures. */
const MANY = /[2-9]|\d\d/;
/** Worth added to a line with a figure, and taken from one whose statement has a figure that the line lacks. */
const IN_FIGURES = 6;
const IN_FIGURES_WITHOUT_NAME = 9.5;
const IN_ONE = 1.5;
const CUT = 4;

/**
 * The candidates for a role's line, the best first: those that no other section tells, and in a short record also the
 * others.
 */
function outcomesFor(role: RoleFact, context: CareerContext, told: ReadonlySet<Statement>): Outcome[] {
  const ofRole = context.achievements.filter((statement) => statement.role?.id === role.id);
  const isNamed = context.first !== '';
  const fresh = outcomesAmong(
    ofRole.filter((statement) => !told.has(statement)),
    isNamed,
  );
  if (isNamed && context.achievements.length >= FULL_RECORD) return fresh;
  const all = outcomesAmong(ofRole, isNamed);
  return [
    ...fresh.filter(isResult),
    ...all.filter(isResult),
    ...fresh.filter(({ statement }) => worthALine(statement)),
    ...all,
  ];
}

/** Whether a line states a result in figures, which says more of a role than what no other section tells. */
const isResult = ({ line, statement }: Outcome): boolean =>
  hasFigure(line) && statement.weight > 0 && !isProcess(statement.text);

/**
 * The candidates among statements, the best first: the strongest result or action, then any other that is worth a line,
 * then a duty, and finally whatever the document states.
 */
function outcomesAmong(ofRole: readonly Statement[], isNamed: boolean): Outcome[] {
  // Without a name there are no paragraphs, so that this list tells what no other list does.
  const inFigures = isNamed ? IN_FIGURES : IN_FIGURES_WITHOUT_NAME;
  // A statement that is cut before its figure loses most of its worth.
  const worth = ({ line, statement }: Outcome): number =>
    proofWorth(statement) +
    (hasFigure(line) ? (MANY.test(line) ? inFigures : IN_ONE) : hasFigure(statement.text) ? -CUT : 0);
  const outcomes = (said: (statement: Statement) => string | undefined): Outcome[] =>
    ofRole
      .flatMap((statement) => {
        const line = said(statement);
        return line ? [{ line, statement }] : [];
      })
      .sort((a, b) => worth(b) - worth(a));
  const all = outcomes(lineOf).filter(({ line }) => !TOOLS_USED.test(line));
  const duties = outcomes(dutyOf);
  const isStrong = ({ line, statement }: Outcome) =>
    statement.language === 'en'
      ? statement.weight > 0 && (hasFigure(line) || statement.weight >= STRONG)
      : true;
  const best = Math.max(0, ...all.map(({ statement }) => statement.weight));
  // A statement far weaker than the role's best one would misrepresent the role.
  const isPoor = ({ statement }: Outcome) =>
    statement.language === 'en' && statement.weight < POOR && best - statement.weight >= FAR;
  const isRough = ({ line, statement }: Outcome) => statement.language === 'en' && isMarked(line);
  const clean = all.filter((one) => !isRough(one));
  const fair = clean.filter((one) => worthALine(one.statement) && !isPoor(one));
  const isOther = ({ statement }: Outcome) => !isProcess(statement.text);
  return [
    ...clean.filter((one) => isStrong(one) && isOther(one)),
    ...fair.filter(isOther),
    ...clean.filter(isStrong),
    ...fair,
    ...duties,
    ...all.filter((one) => isRough(one) && (isStrong(one) || worthALine(one.statement))),
    ...all.filter(({ statement }) => statement.language !== 'en'),
    ...outcomes(plainLineOf),
  ];
}

/** Maximum number of lines tried for one role. */
const MAX_TRIED = 8;

/**
 * The key roles, newest first: 'Chief Operating Officer, Tanager Health, 2016 to 2021: grew from 40 to 310
 * people'.
 * @param passesCheck whether a line passes the check: a role gets the best line that does
 */
export function keyRolesOf(
  context: CareerContext,
  shares: SectionStatements,
  passesCheck: (cited: CitedText) => boolean = () => true,
): CitedText[] {
  const years = yearsIn(context.language);
  const told = toldElsewhere(shares);
  const lines = new Set<string>();
  return keyRoles(context.roles).map((role) => {
    const line = [role.title, role.organisation, years(yearsOf(role))].filter(Boolean).join(', ');
    const colon = context.language === 'fr' ? ' : ' : ': ';
    const remit = context.language === 'en' ? remitLine(role) : undefined;
    const outcomes = outcomesFor(role, context, told)
      // Two posts may have the same line in the document.
      .filter(({ line: said }) => !lines.has(foldText(said)))
      .slice(0, MAX_TRIED)
      .map(({ line: said, statement }) => ({ line: said, facts: [statement.fact], statement }));
    // Several tasks stated as noun phrases describe a role better than one.
    const isOneTask = ({ line: said, statement }: (typeof outcomes)[number]) =>
      remit !== undefined && remit.facts.length > 1 && statement.form === 'fragment' && !hasFigure(said);
    const candidates = [
      ...outcomes.filter((outcome) => !isOneTask(outcome)),
      ...(remit ? [remit] : []),
      ...outcomes.filter(isOneTask),
    ].map((outcome) => ({
      said: outcome.line,
      text: `${line}${colon}${outcome.line}`,
      spans: spansOf(role, ...outcome.facts),
    }));
    const chosen = candidates.find(passesCheck);
    if (!chosen) return { text: line, spans: spansOf(role) };
    lines.add(foldText(chosen.said));
    return { text: chosen.text, spans: chosen.spans };
  });
}
