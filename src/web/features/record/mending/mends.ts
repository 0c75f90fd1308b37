/** Changes of a record, each noted with what takes it back. None of them changes what it is given. */
import type { RoleFact } from '@/shared/facts';
import type { Mend, RecordEdits } from '@/shared/record';
import { newId } from '@/web/lib/new-id';
import { exchangeConflict, noteOverwritten } from './conflicts';
import { years } from './when';

interface Change {
  kind: Mend['kind'];
  said: string;
  /** The doubt that it settles. */
  doubt?: string;
  /** Roles as they are from now on; one with an id that is not there is new. */
  put?: readonly RoleFact[];
  /** Ids of roles that are no longer there. */
  drop?: readonly string[];
}

const time = ({ start, end }: RoleFact) => (end === 'present' ? 10_000 : (end?.year ?? start?.year ?? 0));

/** Puts roles in their place: one that is there stays where it is, a new one goes before the first that is older. */
function putRoles(roles: readonly RoleFact[], put: readonly RoleFact[], drop: readonly string[]): RoleFact[] {
  const gone = new Set(drop);
  const next = roles.filter(({ id }) => !gone.has(id));
  for (const role of put) {
    const at = next.findIndex(({ id }) => id === role.id);
    if (at >= 0) next[at] = role;
    else {
      const older = next.findIndex((other) => time(other) < time(role));
      next.splice(older < 0 ? next.length : older, 0, role);
    }
  }
  return next;
}

/** Makes a change and notes it. */
export function mend(edits: RecordEdits, { kind, said, doubt, put = [], drop = [] }: Change): RecordEdits {
  const touched = new Set([...put.map(({ id }) => id), ...drop]);
  const before = edits.facts.roles.filter(({ id }) => touched.has(id));
  const known = new Set(before.map(({ id }) => id));
  const made = put.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const noted: Mend = {
    id: newId(),
    kind,
    said: said.slice(0, 600),
    at: new Date().toISOString(),
    ...(doubt && { doubt }),
    before,
    made,
  };
  return {
    facts: { ...edits.facts, roles: putRoles(edits.facts.roles, put, drop) },
    mends: [...edits.mends, noted],
  };
}

/**
 * Takes a change back. Of roles that were changed again since, the present words are kept beside it, to be chosen
 * again; a role that was taken out and is there again keeps its words.
 */
export function undoMend(edits: RecordEdits, id: string): RecordEdits {
  const undone = edits.mends.find((each) => each.id === id);
  if (!undone) return edits;
  if (undone.kind === 'elsewhere') return exchangeConflict(edits, undone);
  const there = new Set(edits.facts.roles.map(({ id }) => id));
  const back = undone.before.filter((role) => undone.kind !== 'remove' || !there.has(role.id));
  return {
    facts: { ...edits.facts, roles: putRoles(edits.facts.roles, back, undone.made) },
    mends: [...edits.mends.filter((each) => each !== undone), ...changedSince(edits, undone)],
  };
}

/** Notes what taking a change back writes over: roles of it that a later change went on with. */
function changedSince({ facts, mends }: RecordEdits, undone: Mend): Mend[] {
  if (undone.kind === 'remove') return [];
  const idsOf = ({ before, made }: Mend) => [...before.map(({ id }) => id), ...made];
  const later = new Set(
    mends.filter((mend) => mend.at > undone.at && mend.kind !== 'elsewhere').flatMap(idsOf),
  );
  const ids = new Set(idsOf(undone));
  return facts.roles
    .filter((role) => ids.has(role.id) && later.has(role.id))
    .map((role) => ({
      ...noteOverwritten({ roles: [role] }),
      said: `${called(role).slice(0, 500)}: changed after what was taken back`,
      seen: true,
    }));
}

/**
 * Writes over one role. While the same entry is open, its changes are one mend.
 * @param session what is the same as long as the entry is open
 */
export function editRole(edits: RecordEdits, role: RoleFact, session: string): RecordEdits {
  const open = edits.mends.find((each) => each.id === session);
  if (open) {
    return { ...edits, facts: { ...edits.facts, roles: putRoles(edits.facts.roles, [role], []) } };
  }
  const noted = mend(edits, {
    kind: 'edit',
    said: `${role.title || role.organisation} was mended`,
    put: [role],
  });
  const last = noted.mends.at(-1);
  return last ? { ...noted, mends: [...noted.mends.slice(0, -1), { ...last, id: session }] } : noted;
}

/** 'Regional Manager, Meridian Trust Company, 2006 to 2012' */
export function called(role: RoleFact): string {
  return [role.title, role.organisation, years(role.start, role.end)].filter(Boolean).join(', ');
}
