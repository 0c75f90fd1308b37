/** Chooses the line of a key role among the statements of its entry. */
import type { RoleFact } from '@/shared/record/facts';
import { verbForm } from '../../language/grammar/verbs';
import { lowerFirst } from '../../language/text/casing';
import { wordsKey } from '../../language/text/keys';
import { isNominal } from '../../language/vocabulary/action-nouns';
import { isResultClause } from '../../language/vocabulary/results';
import { FULL_RECORD_STATEMENTS } from '../career/story-statements';
import type { CareerContext } from '../statements/career-context';
import { hasFigure, proofWorth } from '../statements/figures';
import { importanceOf, isProcess } from '../statements/importance';
import { appointmentOf, firstPart, honourOf, outcomeOf } from '../statements/outcome';
import type { Statement } from '../statements/statement';
import { isUnfinished } from '../statements/unfinished';
import { dutyOf, hasLayoutRemnants } from './duty';
import { foreignLineOf } from './foreign-line';
import { nounLineOf, officeInFiguresOf, officeLineOf } from './noun-line';
import { plainLineOf } from './plain-line';
import { quotedLineOf } from './quoted-line';
import { wholeLineOf } from './whole-line';

/**
 * Minimum weight, by its words alone, of a statement that is worth a line: a routine duty adds nothing to a role.
 */
const MIN_LINE_WEIGHT = 0.6;
/** Minimum weight of a statement that is not weak. */
const MIN_FAIR_WEIGHT = 1.5;
/** A weak statement is left out if the role's best one weighs more by at least this. */
const MIN_WEIGHT_DISTANCE = 1.5;
/** Minimum weight of a strong statement. */
const MIN_STRONG_WEIGHT = 2;
/** Whether a statement is important enough for a line; weights exist only for English statements. */
const isWorthALine = ({ language, text }: Statement) =>
  language !== 'en' || importanceOf(text, undefined, 0) >= MIN_LINE_WEIGHT;

const MAX_LINE_CHARACTERS = 110;

/** First words of tasks that are more than a duty of everybody in the role: nouns of action, and words of leading. */
const NOTABLE_TASK_PATTERN =
  /^(?:lead|sole|main|principal|technical|business|leadership|direction|design|development|implementation|creation|launch|introduction|restructuring|reorgani[sz]ation|transformation|expansion|establishment|acquisition|negotiation|migration|integration|automation|orchestration|resolution|construction)\b/i;

/**
 * The line of a task that is expressed by a noun: 'direction of five squads', 'lead developer in the move to
 * a new shop'.
 */
function nominalLineOf({ text }: Statement): string | undefined {
  if (
    !isNominal(text) ||
    hasLayoutRemnants(text) ||
    !(hasFigure(text) || NOTABLE_TASK_PATTERN.test(text)) ||
    / and \p{L}+ing (?:the|all)\b/u.test(text)
  )
    return undefined;
  const whole = firstPart(text);
  return whole.length <= MAX_LINE_CHARACTERS && !isUnfinished(whole) ? lowerFirst(whole) : undefined;
}

/** The reason of a result, after its figures: 'margins rose by 5% as the new pricing was followed'. */
const REASON_PATTERN = /(?<=\d%?)\s(?:as|because|since) (?:the|a|an|our) .*$/su;
/**
 * The line of a result that the document states for the role without saying who achieved it: 'profits rose by
 * 66% in 18 months'.
 */
function resultLineOf({ text }: Statement): string | undefined {
  const whole = firstPart(text).replace(REASON_PATTERN, '');
  return isResultClause(text) &&
    hasFigure(whole) &&
    whole.length <= MAX_LINE_CHARACTERS &&
    !isUnfinished(whole)
    ? lowerFirst(whole)
    : undefined;
}

/** Maximum characters of a line about a team. */
const MAX_TEAM_LINE_CHARACTERS = 130;
/** The line of a team's achievement: 'the team deployed 20 models'. */
function teamLineOf({ text: given }: Statement): string | undefined {
  const text = given.replace(/^The (?=team )/, '');
  const [team = '', verb = ''] = text.split(' ');
  if (team.toLowerCase() !== 'team' || verbForm(verb)?.form !== 'past') return undefined;
  const whole = firstPart(text);
  return whole.length <= MAX_TEAM_LINE_CHARACTERS && !isUnfinished(whole)
    ? `the ${lowerFirst(whole)}`
    : undefined;
}

/** The line of a statement after its role. */
function lineOf(statement: Statement): string | undefined {
  if (statement.language === 'en' && statement.form === 'possessive') return teamLineOf(statement);
  if (statement.language === 'en' && statement.form === 'clause')
    return resultLineOf(statement) ?? teamLineOf(statement);
  if (statement.language === 'en')
    return statement.form === 'fragment'
      ? (nominalLineOf(statement) ?? (hasFigure(statement.text) ? quotedLineOf(statement) : undefined))
      : (outcomeOf(statement) ??
          honourOf(statement) ??
          appointmentOf(statement) ??
          officeInFiguresOf(statement));
  return foreignLineOf(statement);
}

/** The statements that other sections than key roles use. */
export interface StatementsElsewhere {
  inPersonas: ReadonlySet<Statement>;
  /** The statements that the description and superpowers use, which keep what they tell. */
  fixed: ReadonlySet<Statement>;
  /** The statements that paragraphs and superpowers use. */
  beside: ReadonlySet<Statement>;
}

/** Creates a function of a statement that remembers its results, since several sections ask for each statement. */
function createOnce(
  said: (statement: Statement) => string | undefined,
): (statement: Statement) => string | undefined {
  const lines = new WeakMap<Statement, { line: string | undefined }>();
  return (statement) => {
    const before = lines.get(statement) ?? { line: said(statement) };
    lines.set(statement, before);
    return before.line;
  };
}
const lineOnce = createOnce(lineOf);
const dutyOnce = createOnce(dutyOf);
const plainLineOnce = createOnce(plainLineOf);
const nounLineOnce = createOnce(nounLineOf);
const lastLineOnce = createOnce((statement) => officeLineOf(statement) ?? wholeLineOf(statement));

/** A line that a key role can have, and the statement that it was taken from. */
export interface RoleOutcome {
  line: string;
  statement: Statement;
}

/** Lines about the use of tools, which do not say what was done with them. */
const TOOLS_USED_PATTERN = /^(?:us(?:ed|es)|utili[sz]e[ds]|leverage[ds]|employ(?:ed|s)|work(?:ed|s) with) /;
/** The use of something for a result in figures: 'used the tide records to place 300 buoys'. */
const USED_FOR_RESULT_PATTERN = / to \p{Ll}+ .*\d/u;
/** A figure above one: 'launched 1 shop' is not a result in figures. */
const MANY_PATTERN = /[2-9]|\d\d/;
/**
 * Worth added to a line with a figure, by whether the profile has a name and the figure is above one, and taken from a
 * line without the figure that its statement has.
 */
const FIGURES_BONUS = 6;
const FIGURES_BONUS_WITHOUT_NAME = 9.5;
const ONE_FIGURE_BONUS = 1.5;
/** Help for people, whose number alone is no result: 'gave feedback to a team of 12'. */
const HELP_PATTERN =
  /^(?:provid|g[ai]v|train|mentor|coach|taught|teach|support|assist|help|guid|counsel|onboard|brief|interview|met\b|meet)\p{L}*\s/iu;
/** Whether a line has one figure, which counts the people that somebody helped. */
const countsHelped = (line: string): boolean =>
  HELP_PATTERN.test(line) && (line.match(/\d[\d.,]*/g)?.length ?? 0) === 1 && !/[%$€£]/.test(line);
const LOST_FIGURE_PENALTY = 4;

/**
 * The candidates for a role's line, the best first: results in figures, then lines that no other section uses, then
 * the others in fewer words, since a role without a line says less than a short one that a paragraph gives at length.
 */
export function outcomesFor(
  role: RoleFact,
  context: CareerContext,
  elsewhere: StatementsElsewhere,
): RoleOutcome[] {
  const ofRole = context.achievements.filter((statement) => statement.role?.id === role.id);
  const isNamed = context.first !== '';
  const unusedOutcomes = outcomesAmong(
    ofRole.filter((statement) => !elsewhere.beside.has(statement) && !elsewhere.inPersonas.has(statement)),
    isNamed,
  );
  const strongUnusedOutcomes = unusedOutcomes.filter(
    ({ statement }) => statement.weight >= MIN_STRONG_WEIGHT && !isProcess(statement.text),
  );
  const all = outcomesAmong(ofRole, isNamed);
  // What no other section tells precedes what one does, unless it says little.
  const isFair = ({ statement }: RoleOutcome) =>
    isNamed &&
    statement.language === 'en' &&
    statement.predicate !== undefined &&
    statement.weight >= MIN_FAIR_WEIGHT &&
    isWorthALine(statement) &&
    !isProcess(statement.text);
  // What no shorter line says follows every other line, also those that other sections use.
  const lastOutcomes = ofRole.flatMap((statement) => {
    const line = lastLineOnce(statement);
    return line ? [{ line, statement }] : [];
  });
  if (isNamed && context.achievements.length >= FULL_RECORD_STATEMENTS) {
    // A result in figures says more of a role than a weak line, even if a persona gives it at length.
    const results = all.filter((one) => isResult(one) && !elsewhere.beside.has(one.statement));
    // What the summary tells is told again only if the role has nothing of weight that other sections can spare.
    const others = all.filter(
      ({ line, statement }) =>
        !elsewhere.fixed.has(statement) && (hasFigure(line) || statement.weight >= MIN_STRONG_WEIGHT),
    );
    return [
      ...unusedOutcomes.filter(isResult),
      ...strongUnusedOutcomes,
      ...unusedOutcomes.filter(isFair),
      ...results,
      ...others,
      ...unusedOutcomes,
      ...all,
      ...lastOutcomes,
    ];
  }
  return [
    ...unusedOutcomes.filter(isResult),
    ...unusedOutcomes.filter(isFair),
    ...all.filter(isResult),
    ...unusedOutcomes.filter(({ statement }) => isWorthALine(statement)),
    ...all,
    ...lastOutcomes,
  ];
}

/**
 * The candidates for the line of a role whose text in the document is also that of another role, which has its
 * statements.
 */
export function outcomesOfTwin(role: RoleFact, context: CareerContext): RoleOutcome[] {
  const factByText = new Map(role.statements.map((fact) => [wordsKey(fact.value), fact]));
  const ofTwin = context.achievements.flatMap((statement) => {
    const fact = factByText.get(wordsKey(statement.fact.value));
    const isOther = statement.role !== undefined && statement.role.id !== role.id;
    const isSameTime = (statement.role?.end === 'present') === (role.end === 'present');
    return fact && isOther && isSameTime ? [{ ...statement, fact }] : [];
  });
  return outcomesAmong(ofTwin, context.first !== '');
}

/** Maximum characters of a line that is chosen for its figures; a longer one is used where there is no other. */
const MAX_RESULT_CHARACTERS = 170;
/** Whether a line states a result in figures, which says more of a role than what no other section uses. */
const isResult = ({ line, statement }: RoleOutcome): boolean =>
  hasFigure(line) &&
  line.length <= MAX_RESULT_CHARACTERS &&
  statement.weight > 0 &&
  !isProcess(statement.text) &&
  !countsHelped(line);

/**
 * The candidates among statements, the best first: the strongest result or action, then any other that is worth a line,
 * then a duty, and finally whatever the document states.
 */
export function outcomesAmong(ofRole: readonly Statement[], isNamed: boolean): RoleOutcome[] {
  // Without a name there are no paragraphs, so that this list shows what no other list does.
  const inFigures = isNamed ? FIGURES_BONUS : FIGURES_BONUS_WITHOUT_NAME;
  // A statement that is cut before its figure loses most of its worth.
  const worth = ({ line, statement }: RoleOutcome): number =>
    proofWorth(statement) +
    (hasFigure(line)
      ? MANY_PATTERN.test(line) && !countsHelped(line)
        ? inFigures
        : ONE_FIGURE_BONUS
      : hasFigure(statement.text)
        ? -LOST_FIGURE_PENALTY
        : 0);
  const outcomes = (said: (statement: Statement) => string | undefined): RoleOutcome[] =>
    ofRole
      .flatMap((statement) => {
        const line = said(statement);
        return line ? [{ line, statement }] : [];
      })
      .sort((a, b) => worth(b) - worth(a));
  const all = outcomes(lineOnce).filter(
    ({ line }) => !TOOLS_USED_PATTERN.test(line) || USED_FOR_RESULT_PATTERN.test(line),
  );
  const duties = outcomes(dutyOnce);
  const isStrong = ({ line, statement }: RoleOutcome) =>
    statement.language === 'en'
      ? statement.weight > 0 && (hasFigure(line) || statement.weight >= MIN_STRONG_WEIGHT)
      : true;
  const best = Math.max(0, ...all.map(({ statement }) => statement.weight));
  // A statement far weaker than the role's best one would misrepresent the role.
  const isPoor = ({ statement }: RoleOutcome) =>
    statement.language === 'en' &&
    statement.weight < MIN_FAIR_WEIGHT &&
    best - statement.weight >= MIN_WEIGHT_DISTANCE;
  const isRough = ({ line, statement }: RoleOutcome) =>
    statement.language === 'en' && hasLayoutRemnants(line);
  const cleanOutcomes = all.filter((one) => !isRough(one));
  const fairOutcomes = cleanOutcomes.filter((one) => isWorthALine(one.statement) && !isPoor(one));
  const isOther = ({ statement }: RoleOutcome) => !isProcess(statement.text);
  return [
    ...cleanOutcomes.filter((one) => isStrong(one) && isOther(one)),
    ...fairOutcomes.filter(isOther),
    ...cleanOutcomes.filter(isStrong),
    ...fairOutcomes,
    // What the person did says more than a duty, even if its words weigh little.
    ...cleanOutcomes.filter((one) => one.statement.weight > 0 && isOther(one)),
    ...duties,
    ...all.filter((one) => isRough(one) && (isStrong(one) || isWorthALine(one.statement))),
    ...all.filter(({ statement }) => statement.language !== 'en'),
    ...outcomes(plainLineOnce),
    ...outcomes(nounLineOnce),
  ];
}
