import type { RoleFact } from '@/shared/facts';
import { lowerFirst } from '../../language/text/casing';
import { type CitedText, spansOf } from '../../language/text/cited-text';
import { seniorityRankOf } from '../../language/vocabulary/titles';
import type { Years } from '../phrases';
import { yearsIn } from '../phrases';
import type { Shares } from '../plan/shares';
import type { CareerContext } from '../statements/career-context';
import { byProof, hasFigure } from '../statements/figures';
import type { Statement } from '../statements/statement';
import { outcomeOf } from './outcome';
import { standsAlone } from './tell';

/** The years of a role as phrases take them. */
export function yearsOf(role: RoleFact): Years {
  const end = role.end === 'present' ? 'present' : role.end?.year;
  return { ...(role.start ? { start: role.start.year } : {}), ...(end ? { end } : {}) };
}

const MOST = 10;

/** Documents tell a career in either direction. Roles without years keep their neighbours. */
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
      // Present posts keep the order of the record, which has the highest first.
      if (left === right)
        return left === Number.POSITIVE_INFINITY ? a.at - b.at : began(b.role) - began(a.role) || a.at - b.at;
      return right - left;
    })
    .map(({ role }) => role);
}

/** The roles worth a line: senior and recent ones first chosen, shown newest first. */
export function keyRoles(roles: RoleFact[]): RoleFact[] {
  const shown = roles.filter((role) => role.title && role.organisation);
  const worth = (role: RoleFact, at: number) =>
    seniorityRankOf(role.title) * 1.2 -
    at * 0.6 -
    (role.kind === 'volunteering' ? 2 : 0) +
    (role.statements.length > 0 ? 1 : 0);
  const chosen = shown
    .map((role, at) => ({ role, worth: worth(role, at) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ role }) => role);
  return newestFirst(shown.filter((role) => chosen.includes(role)));
}

/** An outcome without a figure must weigh so much: a post alone reads better than with a duty behind it. */
const WORTH_A_LINE = 1.5;
/** Weights exist for English statements only. */
const worthALine = (statement: Statement) => statement.language !== 'en' || statement.weight >= WORTH_A_LINE;

/** Languages that write nouns small, so that a statement may go on after a colon. */
const RUNS_ON: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);
const LONGEST = 110;

/** A statement as a line after the post; one of another language only whole. */
function lineOf(statement: Statement): string | undefined {
  if (statement.language === 'en') return outcomeOf(statement);
  if (statement.text.length > LONGEST || !standsAlone(statement)) return undefined;
  return RUNS_ON.has(statement.language) ? lowerFirst(statement.text) : statement.text;
}

/**
 * Returns the outcome of a role in short: a change with a figure before any other. A statement that the description or
 * the introduction uses is never repeated; one that a persona or superpower uses, only for its figure and if nothing
 * else is left.
 */
function outcomeFor(
  role: RoleFact,
  context: CareerContext,
  shares: Shares,
): { line: string; statement: Statement } | undefined {
  const told = new Set([...shares.description, ...shares.introduction, ...shares.story.values()]);
  const shown = new Set([...shares.personas, ...shares.superpowers].flatMap(({ statements }) => statements));
  const own = byProof(context.achievements).flatMap((statement) => {
    const line = statement.role?.id === role.id ? lineOf(statement) : undefined;
    return line && !told.has(statement) ? [{ line, statement }] : [];
  });
  const fresh = own.filter(({ statement }) => !shown.has(statement));
  return (
    fresh.find(({ line }) => hasFigure(line)) ??
    fresh.find(({ statement }) => worthALine(statement)) ??
    own.find(({ line, statement }) => hasFigure(line) || statement.language !== 'en')
  );
}

/** 'Chief Operating Officer, Tanager Health, 2016 to 2021: grew from 40 to 310 people', newest first. */
export function keyRolesOf(context: CareerContext, shares: Shares): CitedText[] {
  const years = yearsIn(context.language);
  return keyRoles(context.roles).map((role) => {
    const outcome = outcomeFor(role, context, shares);
    const line = [role.title, role.organisation, years(yearsOf(role))].filter(Boolean).join(', ');
    const colon = context.language === 'fr' ? ' : ' : ': ';
    return outcome
      ? { text: `${line}${colon}${outcome.line}`, spans: spansOf(role, outcome.statement.fact) }
      : { text: line, spans: spansOf(role) };
  });
}
