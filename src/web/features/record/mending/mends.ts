/** Changes of a record, each noted with what takes it back. None of them changes what it is given. */
import type { RoleFact } from '@/shared/facts';
import type { Mend, RecordEdits } from '@/shared/record';
import { newId } from '@/web/lib/new-id';
import { exchangeConflict } from './conflicts';
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

/** Takes a change back; what was changed later in the same roles goes with it. */
export function undoMend(edits: RecordEdits, id: string): RecordEdits {
  const undone = edits.mends.find((each) => each.id === id);
  if (!undone) return edits;
  if (undone.kind === 'elsewhere') return exchangeConflict(edits, undone);
  return {
    facts: { ...edits.facts, roles: putRoles(edits.facts.roles, undone.before, undone.made) },
    mends: edits.mends.filter((each) => each !== undone),
  };
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
