/** Edits of a record's roles: add, remove, merge, split, and put back as read. */

import { deepEqual } from '@/shared/json/deep-equal';
import type { EditedRecord } from '@/shared/record/career-record';
import type { RoleFact, TextFact, YearMonth } from '@/shared/record/facts';
import { newId } from '@/web/lib/browser/new-id';
import { applyEdit, editRole, roleLabel } from './record-edits';

const foldName = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two names are the same apart from case and punctuation. */
export const sameName = (a: string, b: string) => foldName(a) === foldName(b);

/** Creates a role that its owner adds. */
export function newRole(part: Partial<RoleFact>): RoleFact {
  return {
    id: `own-role-${newId().slice(0, 12)}`,
    title: '',
    organisation: '',
    spans: [],
    confidence: 1,
    statements: [],
    kind: 'employment',
    ...part,
  };
}

/** Creates a fact in the owner's words: certain, and without a source. */
export function newTextFact(value: string): TextFact {
  return { id: `own-line-${newId().slice(0, 12)}`, value, spans: [], confidence: 1 };
}

/** Adds a role with the given fields. */
export function addRole(edits: EditedRecord, part: Partial<RoleFact>): EditedRecord {
  const role = newRole(part);
  return applyEdit(edits, { kind: 'add', said: `${roleLabel(role)} was added`, upserted: [role] });
}

/** Removes a role; `doubt` is the id of the doubt that this answers. */
export function removeRole(edits: EditedRecord, role: RoleFact, doubt?: string): EditedRecord {
  return applyEdit(edits, {
    kind: 'remove',
    said: `${roleLabel(role)}, is taken out.`,
    removed: [role.id],
    doubt,
  });
}

/**
 * Replaces a role by what was read. If its owner had written something else, the career table offers to undo this: the
 * edit is stored like titles that were picked from the file in place of others.
 */
export function putRoleBack(
  edits: EditedRecord,
  role: RoleFact,
  { asRead, session }: { asRead: RoleFact; session: string },
): EditedRecord {
  if (isSameRole(role, asRead)) return editRole(edits, asRead, session);
  return applyEdit(edits, {
    kind: 'add',
    said: `${roleLabel(role)}, is as it was read.`,
    upserted: [asRead],
  });
}

/** Whether two roles are the same but for what the record derives, and for lines that were added and left empty. */
function isSameRole(a: RoleFact, b: RoleFact): boolean {
  const comparable = ({ title, organisation, location, start, end, kind, statements }: RoleFact) => ({
    fields: [title, organisation, location, start, end, kind].map((field) => field ?? null),
    lines: statements.map(({ value }) => value).filter(Boolean),
  });
  return deepEqual(comparable(a), comparable(b));
}

/** Maximum number of roles that one edit can remove, and its undo restore. */
const MAX_REMOVED_ROLES = 50;

/** Takes several roles out as one edit; those past the maximum stay. */
export function removeRoles(edits: EditedRecord, removable: readonly RoleFact[]): EditedRecord {
  const roles = removable.slice(0, MAX_REMOVED_ROLES);
  const names = roles.map(({ title, organisation }) => organisation || title).join(', ');
  return applyEdit(edits, {
    kind: 'remove',
    said: `${roles.length} entries are taken out: ${names}.`,
    removed: roles.map(({ id }) => id),
  });
}

/** The earlier of two dates. */
const earlierDate = (a?: YearMonth, b?: YearMonth) =>
  !a || !b ? (a ?? b) : a.year * 12 + (a.month ?? 1) <= b.year * 12 + (b.month ?? 1) ? a : b;
const laterEnd = (a: RoleFact['end'], b: RoleFact['end']) =>
  a === 'present' || b === 'present' ? 'present' : !a || !b ? (a ?? b) : earlierDate(a, b) === a ? b : a;

/** Joins two roles into one, with the lines of both. */
function joinRoles(target: RoleFact, other: RoleFact): RoleFact {
  const targetTexts = new Set(target.statements.map(({ value }) => foldName(value)));
  return {
    ...target,
    start: earlierDate(target.start, other.start),
    end: laterEnd(target.end, other.end),
    location: target.location ?? other.location,
    statements: [
      ...target.statements,
      ...other.statements.filter(({ value }) => !targetTexts.has(foldName(value))),
    ],
  };
}

/** Merges `other` into `target`, which keeps its title and employer and gets the dates and lines of both. */
export function mergeTwoRoles(edits: EditedRecord, target: RoleFact, other: RoleFact): EditedRecord {
  return applyEdit(edits, {
    kind: 'merge',
    said: `${other.title || other.organisation} is part of ${target.title || target.organisation}`,
    upserted: [joinRoles(target, other)],
    removed: [other.id],
  });
}

/** Merges two employers into one called `name`; equal titles are merged, with the lines of both. */
export function mergeEmployers(
  edits: EditedRecord,
  { from, into, name, doubt }: { from: string; into: string; name: string; doubt?: string },
): EditedRecord {
  const { roles } = edits.facts;
  const rolesAt = (organisation: string) => roles.filter((role) => sameName(role.organisation, organisation));
  const mergedRoleById = new Map(rolesAt(into).map((role) => [role.id, { ...role, organisation: name }]));
  const removedIds: string[] = [];
  for (const role of rolesAt(from)) {
    const sameTitle = [...mergedRoleById.values()].find((each) => sameName(each.title, role.title));
    if (sameTitle && sameTitle.id !== role.id) {
      mergedRoleById.set(sameTitle.id, joinRoles(sameTitle, role));
      removedIds.push(role.id);
    } else mergedRoleById.set(role.id, { ...role, organisation: name });
  }
  return applyEdit(edits, {
    kind: doubt ? 'answer' : 'merge',
    said: `One employer, called ${name}. “${from === name ? into : from}” is the same.`,
    doubt,
    upserted: [...mergedRoleById.values()],
    removed: removedIds,
  });
}

/** Splits a role in two. @param index the first statement that goes to the second role */
export function splitRole(
  edits: EditedRecord,
  role: RoleFact,
  { index, title, start, end }: { index: number; title: string; start?: YearMonth; end?: RoleFact['end'] },
): EditedRecord {
  const second = newRole({
    title,
    organisation: role.organisation,
    location: role.location,
    kind: role.kind,
    start,
    end,
    statements: role.statements.slice(index),
  });
  return applyEdit(edits, {
    kind: 'split',
    said: `${title} was split from ${role.title}`,
    upserted: [{ ...role, statements: role.statements.slice(0, index) }, second],
  });
}
