/** Edits of a record, each stored with what undoes it. They return new objects and do not mutate their arguments. */

import type { EditedRecord, RecordEdit } from '@/shared/record/career-record';
import { CONFLICT_EDIT } from '@/shared/record/edit-kinds';
import type { RoleFact } from '@/shared/record/facts';
import { newId } from '@/web/lib/browser/new-id';
import { conflictEdit, swapConflict } from './conflicts';
import { formatYears } from './year-month';

interface RecordChange {
  kind: RecordEdit['kind'];
  said: string;
  /** The id of the doubt that the edit settles. */
  doubt?: string;
  /** Roles to replace by id, or to add if the id is new. */
  upserted?: readonly RoleFact[];
  /** Ids of roles to remove. */
  removed?: readonly string[];
}

const endYearOf = ({ start, end }: RoleFact) =>
  end === 'present' ? 10_000 : (end?.year ?? start?.year ?? 0);

/** Removes roles, replaces known ones in place, and inserts new ones before the first older one. */
function putRoles(
  roles: readonly RoleFact[],
  upserted: readonly RoleFact[],
  removed: readonly string[],
): RoleFact[] {
  const removedIds = new Set(removed);
  const next = roles.filter(({ id }) => !removedIds.has(id));
  for (const role of upserted) {
    const index = next.findIndex(({ id }) => id === role.id);
    if (index >= 0) next[index] = role;
    else {
      const older = next.findIndex((other) => endYearOf(other) < endYearOf(role));
      next.splice(older < 0 ? next.length : older, 0, role);
    }
  }
  return next;
}

/** Maximum characters of the sentence that says what an edit did. */
const MAX_SENTENCE_CHARACTERS = 600;
/** Maximum characters of a role's name in that sentence. */
const MAX_ROLE_CHARACTERS = 500;

/** Applies an edit to the roles, and stores what undoes it. */
export function applyEdit(
  edits: EditedRecord,
  { kind, said, doubt, upserted = [], removed = [] }: RecordChange,
): EditedRecord {
  const changedIds = new Set([...upserted.map(({ id }) => id), ...removed]);
  const before = edits.facts.roles.filter(({ id }) => changedIds.has(id));
  const idsBefore = new Set(before.map(({ id }) => id));
  const addedIds = upserted.flatMap(({ id }) => (idsBefore.has(id) ? [] : [id]));
  const edit: RecordEdit = {
    id: newId(),
    kind,
    said: said.slice(0, MAX_SENTENCE_CHARACTERS),
    at: new Date().toISOString(),
    ...(doubt && { doubt }),
    before,
    made: addedIds,
  };
  return {
    facts: { ...edits.facts, roles: putRoles(edits.facts.roles, upserted, removed) },
    mends: [...edits.mends, edit],
  };
}

/**
 * Undoes an edit. If one of its roles was edited again later, that later state is stored as an edit of its own, so that
 * it can be chosen again. A removed role that has been restored since is not overwritten.
 */
export function undoEdit(edits: EditedRecord, id: string): EditedRecord {
  const undone = edits.mends.find((each) => each.id === id);
  if (!undone) return edits;
  if (undone.kind === CONFLICT_EDIT) return swapConflict(edits, undone);
  const presentIds = new Set(edits.facts.roles.map(({ id }) => id));
  const restored = undone.before.filter((role) => undone.kind !== 'remove' || !presentIds.has(role.id));
  return {
    facts: { ...edits.facts, roles: putRoles(edits.facts.roles, restored, undone.made) },
    mends: [...edits.mends.filter((each) => each !== undone), ...overwrittenRoles(edits, undone)],
  };
}

/** The roles that an undo overwrites although a later edit changed them, each as a conflict that is already settled. */
function overwrittenRoles({ facts, mends }: EditedRecord, undone: RecordEdit): RecordEdit[] {
  if (undone.kind === 'remove') return [];
  const idsOf = ({ before, made }: RecordEdit) => [...before.map(({ id }) => id), ...made];
  const laterEditedIds = new Set(
    mends.filter((each) => each.at > undone.at && each.kind !== CONFLICT_EDIT).flatMap(idsOf),
  );
  const ids = new Set(idsOf(undone));
  return facts.roles
    .filter((role) => ids.has(role.id) && laterEditedIds.has(role.id))
    .map((role) => ({
      ...conflictEdit({ roles: [role] }),
      said: `${roleLabel(role).slice(0, MAX_ROLE_CHARACTERS)}: changed after what was taken back`,
      seen: true,
    }));
}

/**
 * Replaces one role. Changes of the same session are stored as one edit.
 * @param session id of the edit; it stays the same while the form of the role is open
 */
export function editRole(edits: EditedRecord, role: RoleFact, session: string): EditedRecord {
  const isSessionStored = edits.mends.some((each) => each.id === session);
  if (isSessionStored) {
    return { ...edits, facts: { ...edits.facts, roles: putRoles(edits.facts.roles, [role], []) } };
  }
  const withEdit = applyEdit(edits, {
    kind: 'edit',
    said: `${role.title || role.organisation} was edited`,
    upserted: [role],
  });
  const last = withEdit.mends.at(-1);
  return last ? { ...withEdit, mends: [...withEdit.mends.slice(0, -1), { ...last, id: session }] } : withEdit;
}

/** A role in one line: 'Regional Manager, Meridian Trust Company, 2006 to 2012'. */
export function roleLabel(role: RoleFact): string {
  return [role.title, role.organisation, formatYears(role.start, role.end)].filter(Boolean).join(', ');
}
