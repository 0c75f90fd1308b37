/** Merges the roles of several sources: a job in two sources becomes one role, with the data of both. */

import { yearsDiffer } from '@/shared/record/doubts';
import type { RoleFact, StatementFact } from '@/shared/record/facts';
import { alphanumericKey } from '../language/text/keys';
import { months } from '../read/dates/dates';
import { comparableName, nameContains } from './similar-names';

/**
 * Merges two lists of roles. `known` keeps its order and its values; missing values come from `added`. New roles are
 * inserted by date. Within one source, posts with similar titles are steps of a career ('Manager',
 * then 'Senior Manager') and stay separate; only a post that is listed twice is merged. Between two sources
 * the wording of a title may differ.
 */
export function mergeRoles(known: readonly RoleFact[], added: readonly RoleFact[]): RoleFact[] {
  const merged = known.map((role) => comparableRole({ ...role }));
  for (const role of mergeRepeats(added)) {
    const same = counterpartOf(role, merged.slice(0, known.length));
    if (same) {
      absorb(same.role, role.role);
      Object.assign(same, comparableRole(same.role));
    } else merged.push(role);
  }
  const roles = merged.map(({ role }) => role);
  return known.length > 0 && added.length > 0 ? sortNewestFirst(roles) : roles;
}

/** The roles of one source, each listed once; the inputs are not changed. */
function mergeRepeats(roles: readonly RoleFact[]): Comparable[] {
  const distinctRoles: Comparable[] = [];
  for (const role of roles.map((each) => comparableRole({ ...each }))) {
    const repeated = distinctRoles.find((each) => isRepeat(each, role));
    if (repeated) absorb(repeated.role, role.role);
    else distinctRoles.push(role);
  }
  return distinctRoles;
}

const isRepeat = (one: Comparable, other: Comparable): boolean =>
  one.title !== '' &&
  one.title === other.title &&
  mayBeOneEmployer(one, other) &&
  (monthsBetweenStarts(one.role, other.role) ?? 0) === 0 &&
  !(endDifferently(one.role, other.role) && !haveCommonNameAndStart(one.role, other.role));

/** Whether two roles state an employer and a start each, so that other ends are two readings of one post. */
const haveCommonNameAndStart = (one: RoleFact, other: RoleFact): boolean =>
  [one, other].every(({ organisation, start }) => organisation !== '' && start !== undefined);

const endDifferently = ({ end: one }: RoleFact, { end: other }: RoleFact): boolean =>
  one !== undefined && other !== undefined && JSON.stringify(one) !== JSON.stringify(other);

/** The role of another source that is the same job. An equal title takes precedence over a similar one. */
function counterpartOf(role: Comparable, known: Comparable[]): Comparable | undefined {
  const sameEmployer = known.filter((each) => mayBeOneEmployer(each, role));
  const isNear = (each: Comparable, maxMonths: number) =>
    (monthsBetweenStarts(each.role, role.role) ?? 0) <= maxMonths;
  return (
    sameEmployer.find(
      (each) => each.title !== '' && each.title === role.title && isNear(each, MAX_MONTHS_BETWEEN_SOURCES),
    ) ??
    sameEmployer.find(
      (each) => nameContains(each.title, role.title) && isNear(each, MAX_MONTHS_BETWEEN_SIMILAR_TITLES),
    ) ??
    sameEmployer.find(
      (each) =>
        each.role.organisation !== '' &&
        role.role.organisation !== '' &&
        (monthsBetweenStarts(each.role, role.role) ?? MAX_MONTHS_BETWEEN_SOURCES) <= 1,
    )
  );
}

/** Maximum months by which the start of one job may differ between two sources. */
const MAX_MONTHS_BETWEEN_SOURCES = 18;
/** Maximum months between the starts of one job whose title is longer in one source; later it is a promotion. */
const MAX_MONTHS_BETWEEN_SIMILAR_TITLES = 6;

/** A role with its names in comparable form, computed once because each role is compared with all others. */
interface Comparable {
  role: RoleFact;
  title: string;
  organisation: string;
}

const comparableRole = (role: RoleFact): Comparable => ({
  role,
  title: comparableName(role.title),
  organisation: comparableName(role.organisation),
});

function mayBeOneEmployer(one: Comparable, other: Comparable): boolean {
  if (one.role.organisation === '' || other.role.organisation === '') return true;
  return nameContains(one.organisation, other.organisation);
}

/**
 * Months between the starts of two roles; undefined if one has no start. If a month is missing, only the
 * years count.
 */
function monthsBetweenStarts(one: RoleFact, other: RoleFact): number | undefined {
  if (!one.start || !other.start) return undefined;
  if (one.start.month === undefined || other.start.month === undefined)
    return Math.abs(one.start.year - other.start.year) * 12;
  return Math.abs(months(one.start) - months(other.start));
}

/** Adds to a role what another reading of the same job has. */
function absorb(role: RoleFact, other: RoleFact): void {
  const source = other.spans[0]?.source;
  if (source && (yearsDiffer(role.start, other.start) || yearsDiffer(role.end, other.end))) {
    role.otherDates = [...(role.otherDates ?? []), { source, start: other.start, end: other.end }];
  }
  role.start ??= other.start;
  role.end ??= other.end;
  role.location ??= other.location;
  role.organisation ||= other.organisation;
  role.spans = [...role.spans, ...other.spans];
  const statementsByText = new Map<string, StatementFact>();
  for (const statement of [...role.statements].reverse())
    statementsByText.set(alphanumericKey(statement.value), statement);
  role.statements = [...role.statements];
  for (const statement of other.statements) {
    const key = alphanumericKey(statement.value);
    const same = statementsByText.get(key);
    if (same) same.spans = [...same.spans, ...statement.spans];
    else {
      statementsByText.set(key, statement);
      role.statements.push(statement);
    }
  }
}

/** More than `months` gives for any year, so that current roles come first. */
const MONTHS_OF_PRESENT = 100_000;

function sortNewestFirst(roles: RoleFact[]): RoleFact[] {
  const key = (role: RoleFact) =>
    role.end === 'present'
      ? MONTHS_OF_PRESENT
      : role.end
        ? months(role.end)
        : role.start
          ? months(role.start)
          : 0;
  return roles
    .map((role, index) => ({ role, index }))
    .sort((a, b) => key(b.role) - key(a.role) || a.index - b.index)
    .map(({ role }) => role);
}
