/** Roles of several sources: the same job told twice becomes one, with what each tells. */
import type { RoleFact } from '@/shared/facts';
import { disagree } from '@/shared/record-doubts';
import { months } from '../read/dates/dates';
import { fold } from '../read/layout/text';
import { similar } from './similar';

/** `known` keeps its order and its values; what it lacks comes from `added`. New roles are put in by date. */
export function mergeRoles(known: readonly RoleFact[], added: readonly RoleFact[]): RoleFact[] {
  const merged = known.map((role) => ({ ...role }));
  for (const role of added) {
    const same = merged.find((each) => isSame(each, role) && !added.includes(each));
    if (same) absorb(same, role);
    else merged.push({ ...role });
  }
  return known.length > 0 && added.length > 0 ? sortNewestFirst(merged) : merged;
}

function isSame(a: RoleFact, b: RoleFact): boolean {
  if (a.organisation !== '' && b.organisation !== '' && !similar(a.organisation, b.organisation))
    return false;
  if (similar(a.title, b.title)) return !a.start || !b.start || Math.abs(a.start.year - b.start.year) <= 1;
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
  for (const statement of other.statements) {
    const same = role.statements.find((known) => fold(known.value) === fold(statement.value));
    if (same) same.spans = [...same.spans, ...statement.spans];
    else role.statements = [...role.statements, statement];
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
