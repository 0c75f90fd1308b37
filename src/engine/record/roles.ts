/** Merges the roles of several sources: a job in two sources becomes one role, with the data of both. */
import type { RoleFact, StatementFact } from '@/shared/facts';
import { disagree } from '@/shared/record-doubts';
import { months } from '../read/dates/dates';
import { fold } from '../read/layout/text';
import { comparableName, contains } from './similar';

/** `known` keeps its order and its values; what it lacks comes from `added`. New roles are put in by date. */
export function mergeRoles(known: readonly RoleFact[], added: readonly RoleFact[]): RoleFact[] {
  const merged = known.map((role) => comparableRole({ ...role }));
  for (const role of added.map(comparableRole)) {
    const same = merged.find((each) => isSame(each, role));
    if (same) {
      absorb(same.role, role.role);
      Object.assign(same, comparableRole(same.role));
    } else merged.push({ ...role, role: { ...role.role } });
  }
  const roles = merged.map(({ role }) => role);
  return known.length > 0 && added.length > 0 ? sortNewestFirst(roles) : roles;
}

/** A role with its names as they are compared, made once: each is compared with all others. */
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

function isSame(one: Comparable, other: Comparable): boolean {
  const [a, b] = [one.role, other.role];
  if (a.organisation !== '' && b.organisation !== '' && !contains(one.organisation, other.organisation))
    return false;
  if (contains(one.title, other.title))
    return !a.start || !b.start || Math.abs(a.start.year - b.start.year) <= 1;
  return (
    a.start !== undefined &&
    b.start !== undefined &&
    a.organisation !== '' &&
    b.organisation !== '' &&
    Math.abs(months(a.start) - months(b.start)) <= 1
  );
}

function absorb(role: RoleFact, other: RoleFact): void {
  const source = other.spans[0]?.source;
  if (source && (disagree(role.start, other.start) || disagree(role.end, other.end))) {
    role.otherDates = [...(role.otherDates ?? []), { source, start: other.start, end: other.end }];
  }
  role.start ??= other.start;
  role.end ??= other.end;
  role.location ??= other.location;
  role.organisation ||= other.organisation;
  role.spans = [...role.spans, ...other.spans];
  const known = new Map<string, StatementFact>();
  for (const statement of [...role.statements].reverse()) known.set(fold(statement.value), statement);
  role.statements = [...role.statements];
  for (const statement of other.statements) {
    const key = fold(statement.value);
    const same = known.get(key);
    if (same) same.spans = [...same.spans, ...statement.spans];
    else {
      known.set(key, statement);
      role.statements.push(statement);
    }
  }
}

function sortNewestFirst(roles: RoleFact[]): RoleFact[] {
  const key = (role: RoleFact) =>
    role.end === 'present' ? 100_000 : role.end ? months(role.end) : role.start ? months(role.start) : 0;
  return roles
    .map((role, index) => ({ role, index }))
    .sort((a, b) => key(b.role) - key(a.role) || a.index - b.index)
    .map(({ role }) => role);
}
