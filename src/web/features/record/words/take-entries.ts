/** Adds entries of a file to the record. An entry replaces the role that was misread from its lines. */

import { deepEqual } from '@/shared/json/deep-equal';
import type { CareerRecord, EditedRecord } from '@/shared/record/career-record';
import type { TextLine } from '@/shared/record/document-text';
import { openDoubts } from '@/shared/record/doubts';
import type { RoleFact } from '@/shared/record/facts';
import { applyEdit } from '../edits/record-edits';
import { newRole, newTextFact, sameName } from '../edits/role-edits';
import { bodyStatements, type FoundEntry, isReadFrom } from './entry-layout';

export interface PlannedEntry {
  entry: FoundEntry;
  /** The role that the entry replaces: it was read from the same lines, or has the same title and employer. */
  replaced?: RoleFact;
  /** Whether the record already has this role, so that only the roles in `misreadInside` are removed. */
  isKnown: boolean;
  /** Doubtful roles that were read from the body of the entry, where no role begins. They are removed. */
  misreadInside: RoleFact[];
  /** Whether title and employer have the form of names, so that the entry is preselected. */
  isLikely: boolean;
}

/** The entries that are missing in the record or differ from it, and those from whose body roles were misread. */
export function planOf(
  record: CareerRecord,
  lines: readonly TextLine[],
  source: string,
  entries: readonly FoundEntry[],
): PlannedEntry[] {
  const { roles } = record.facts;
  const doubtfulIds = new Set(openDoubts(record).map(({ role }) => role.id));
  return entries.flatMap((entry): PlannedEntry[] => {
    const known = roles.find((role) => isAsFound(role, entry));
    const replaced =
      known ??
      roles.find((role) => !role.own && isReadFrom(lines, role, source, entry.head)) ??
      roles.find(
        (role) => sameName(role.title, entry.title) && sameName(role.organisation, entry.organisation),
      );
    const misreadInside = roles.filter(
      (role) => role !== replaced && doubtfulIds.has(role.id) && isReadFrom(lines, role, source, entry.body),
    );
    if (known && misreadInside.length === 0) return [];
    const isLikely = isName(entry.title) && isName(entry.organisation);
    return [{ entry, ...(replaced && { replaced }), isKnown: known !== undefined, misreadInside, isLikely }];
  });
}

/** Whether a role is an entry as it was found; the owner may have typed an end date that is not in the file. */
const isAsFound = (role: RoleFact, { title, organisation, dates }: FoundEntry) =>
  sameName(role.title, title) &&
  sameName(role.organisation, organisation) &&
  deepEqual(role.start, dates.start) &&
  (deepEqual(role.end, dates.end) || role.own?.includes('end') === true);

const MAX_NAME_WORDS = 12;

/** Whether a text may be a name: it is short and does not begin with a lower-case letter. */
const isName = (text: string) => !/^\p{Ll}/u.test(text) && text.split(/\s+/).length <= MAX_NAME_WORDS;

/**
 * Maximum numbers of added, removed and shortened roles. Their sum is the number of roles that one edit can restore.
 */
const MAX_ADDED_ROLES = 25;
const MAX_REMOVED_ROLES = 15;
const MAX_SHORTENED_ROLES = 10;

/**
 * Adds the entries to the record, and removes misread roles and lines that are part of an added entry too. All of this
 * is one edit, so that it can be undone at once.
 */
export function takeEntries(
  edits: EditedRecord,
  lines: readonly TextLine[],
  plan: readonly PlannedEntry[],
): EditedRecord {
  const added = plan.filter(({ isKnown }) => !isKnown).slice(0, MAX_ADDED_ROLES);
  const upserted = added.map(({ entry, replaced }) => roleOfEntry(lines, entry, replaced));
  const upsertedIds = new Set(upserted.map(({ id }) => id));
  const misreadInsideById = new Map(
    plan.flatMap((each) => each.misreadInside.map((role) => [role.id, role] as const)),
  );
  const removed = [...misreadInsideById.keys()]
    .filter((id) => !upsertedIds.has(id))
    .slice(0, MAX_REMOVED_ROLES);
  const shortened = edits.facts.roles
    .filter(({ id }) => !upsertedIds.has(id) && !removed.includes(id))
    .flatMap((role) => removeTakenStatements(role, upserted));
  const count = added.length;
  return applyEdit(edits, {
    kind: 'add',
    said:
      count > 0
        ? `${count} ${count === 1 ? 'title was' : 'titles were'} taken from the file.`
        : `${removed.length} ${removed.length === 1 ? 'entry was no title' : 'entries were no titles'} of its own.`,
    upserted: [...upserted, ...shortened.slice(0, MAX_SHORTENED_ROLES)],
    removed,
  });
}

/** The role without the statements that are now in an added entry; an empty list if it has none of them. */
function removeTakenStatements(role: RoleFact, taken: readonly RoleFact[]): RoleFact[] {
  const lines = new Set(taken.flatMap(({ statements }) => statements.map(({ value }) => lettersOf(value))));
  const statements = role.statements.filter(({ value }) => !lines.has(lettersOf(value)));
  return statements.length < role.statements.length ? [{ ...role, statements }] : [];
}

const lettersOf = (text: string) => text.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The role of an entry: a new one, or `replaced` with the texts of the entry but its own lines if it has any. */
export function roleOfEntry(
  lines: readonly TextLine[],
  { title, organisation, dates, body }: Omit<FoundEntry, 'head'>,
  replaced?: RoleFact,
): RoleFact {
  const { start: _, end: __, ...roleWithoutDates } = replaced ?? newRole({});
  const statements =
    roleWithoutDates.statements.length > 0
      ? roleWithoutDates.statements
      : bodyStatements(lines, body).map((text) => newTextFact(text));
  return { ...roleWithoutDates, title, organisation, ...dates, statements };
}
