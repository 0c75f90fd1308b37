/** Saves, corrects and matches a person's roles. The caller is always the session's user. */
import { randomUUID } from 'node:crypto';
import type { RequestContext, SessionUser } from '@/server/context';
import { AppError } from '@/shared/errors/app-error';
import {
  ADDED_REQUIREMENT_PREFIX,
  type Correction,
  type ListedRole,
  ROLE_LIMITS,
  type RoleState,
  type WholeRole,
} from '@/shared/roles/saved-roles';
import { mergeTexts } from '@/shared/three-way-merge/text';
import { trimText } from '@/shared/validation/visible-text';
import { spendEvaluation, spendReading } from './budget';
import { readRevisions } from './candidate/account';
import { evaluateRole, mergeAddedRequirements } from './evaluate-role';
import { checkRoleText } from './form';
import { makeVersion } from './make-version';
import { type EnteredNames, keepChangedNames, mergeRoleNames } from './names';
import { presentFullRole, presentListed } from './presenter';
import { startReading } from './reading';
import {
  changeLocked,
  changeNotes,
  changeRow,
  correctRow,
  deleteRow,
  listRows,
  type RoleRow,
  readRow,
} from './rows';
import { stopReading } from './running-readings';

type Owner = RequestContext & { user: SessionUser };

const keyOf = ({ user }: Owner, id: string) => ({ userId: user.id, id });

/** The caller's roles, the newest first. */
export async function list({ deps, user }: Owner): Promise<ListedRole[]> {
  const rows = await listRows(deps.database.db, user.id);
  const savedAtById = new Map(rows.map((row) => [row.id, row.created_at]));
  return rows.map((row) => presentListed(row, deps.now(), savedAtById.get(row.duplicate_of ?? '')));
}

async function presentRole({ deps, user }: Owner, row: RoleRow): Promise<WholeRole> {
  const { db } = deps.database;
  const other = row.duplicate_of
    ? await readRow(db, { userId: user.id, id: row.duplicate_of }).catch(() => undefined)
    : undefined;
  return presentFullRole(row, await readRevisions(db, user.id), deps.now(), other?.created_at);
}

/**
 * One role of the owner, with its verdicts.
 * @throws AppError NOT_FOUND for a role that does not exist, or is somebody else's
 */
export const readRoleOf = async (owner: Owner, id: string): Promise<WholeRole> =>
  presentRole(owner, await readRow(owner.deps.database.db, keyOf(owner, id)));

/** Stores the owner's correction of a requirement; `null` removes it. */
export async function correct(
  owner: Owner,
  { id, requirement, correction }: { id: string; requirement: string; correction: Correction | null },
): Promise<WholeRole> {
  const { db } = owner.deps.database;
  const { facts, added } = await readRow(db, keyOf(owner, id));
  if (![...(facts?.requirements ?? []), ...added].some((each) => each.id === requirement)) {
    throw new AppError('NOT_FOUND', 'no such requirement');
  }
  const storedCorrection = correction && Object.keys(correction).length > 0 ? correction : null;
  return presentRole(owner, await correctRow(db, keyOf(owner, id), requirement, storedCorrection));
}

/**
 * Adds a requirement that was not found in the text, and evaluates the role again. One that was added already is not
 * added twice: the first answer may have been lost.
 */
export async function addRequirement(
  owner: Owner,
  { id, text, must }: { id: string; text: string; must: boolean },
): Promise<WholeRole> {
  const { db } = owner.deps.database;
  const row = await readRow(db, keyOf(owner, id));
  const isAdded = ({ added, corrections }: RoleRow) =>
    added.some((each) => each.text === text && each.must === must && !corrections[each.id]?.dropped);
  if (isAdded(row)) return presentRole(owner, row);
  await spendEvaluation(owner.deps, owner.user.id);
  requireRoom(row);
  const requirement = { id: ADDED_REQUIREMENT_PREFIX + randomUUID().slice(0, 8), text, must };
  const evaluation = await evaluateRole(owner.deps, { ...row, added: [...row.added, requirement] });
  const changedRow = await changeLocked(db, keyOf(owner, id), (stored) => {
    if (isAdded(stored)) return {};
    requireRoom(stored);
    return { added: [...stored.added, requirement], count: mergeAddedRequirements(evaluation, stored) };
  });
  return presentRole(owner, changedRow);
}

/** Compares the present record with the role again. Corrections stay. */
export async function evaluateAgain(owner: Owner, id: string): Promise<WholeRole> {
  const { db } = owner.deps.database;
  await spendEvaluation(owner.deps, owner.user.id);
  const row = await readRow(db, keyOf(owner, id));
  requireRead(row);
  const evaluation = await evaluateRole(owner.deps, row);
  const changedRow = await changeLocked(db, keyOf(owner, id), (stored) => ({
    count: mergeAddedRequirements(evaluation, stored),
  }));
  return presentRole(owner, changedRow);
}

/** Sets how far the owner has got with a role. @throws AppError NOT_FOUND */
export async function setState(owner: Owner, { id, state }: { id: string; state: RoleState }) {
  const { database, now } = owner.deps;
  const key = keyOf(owner, id);
  const before = await readRow(database.db, key);
  const since = before.state === state ? {} : { state_since: now() };
  return presentRole(owner, await changeRow(database.db, key, { state, ...since }));
}

interface NextStep {
  step: string;
  date: string | null;
}

/**
 * Sets the next step of a role, with its date.
 * @param given.was the next step that its owner was shown; absent from pages of earlier releases
 * @throws STALE_REVISION with the present one, if another window has changed it since
 */
export async function setNextStep(owner: Owner, given: NextStep & { id: string; was?: NextStep }) {
  const change = { next_step: trimText(given.step), next_date: given.date };
  const changedRow = await changeLocked(owner.deps.database.db, keyOf(owner, given.id), (stored) => {
    const { next_step: step, next_date: date } = stored;
    const isPresent = (other: NextStep) => trimText(other.step) === step && other.date === date;
    if (given.was && !isPresent(given.was) && !isPresent(given)) {
      throw new AppError('STALE_REVISION', 'next step set elsewhere', {
        userMessage: 'The next step was changed in another window.',
        data: { step, date },
      });
    }
    return change;
  });
  return presentRole(owner, changedRow);
}

/**
 * Corrects title and organisation; an empty title restores the one that was read.
 * @param given.was the names that their owner was shown; absent from pages of earlier releases
 * @throws STALE_REVISION with each name that another window has changed to a different one since
 */
export async function setNames(
  owner: Owner,
  { id, was, ...given }: EnteredNames & { id: string; was?: EnteredNames },
) {
  const changedRow = await changeLocked(owner.deps.database.db, keyOf(owner, id), (stored) => {
    if (!was) return { named: keepChangedNames(stored.facts, given) };
    const { merged, conflicts } = mergeRoleNames(stored, given, was);
    if (Object.keys(conflicts).length > 0) {
      throw new AppError('STALE_REVISION', 'renamed elsewhere', {
        userMessage: 'This role was renamed in another window.',
        data: conflicts,
      });
    }
    return { named: keepChangedNames(stored.facts, merged) };
  });
  return presentRole(owner, changedRow);
}

/**
 * Saves notes. Text that another window saved meanwhile is kept too.
 * @param given.bases versions that the edit may have started from, the last acknowledged one first; if absent, the
 * notes are replaced
 * @throws AppError TOO_LARGE when both together are longer than allowed
 */
export async function setNotes(owner: Owner, given: { id: string; notes: string; bases?: string[] }) {
  const { id, notes, bases } = given;
  const changedRow = await changeNotes(owner.deps.database.db, keyOf(owner, id), (theirs) =>
    bases ? mergeTexts(bases, notes, theirs) : notes,
  );
  return presentRole(owner, changedRow);
}

/** Reads a page at its URL again, or a text whose reading was interrupted. */
export async function retry(owner: Owner, id: string): Promise<ListedRole> {
  const row = await readRowForReading(owner, id);
  if (row.origin === 'address' && row.source) {
    return beginReading(owner, row, { origin: 'address', address: row.source });
  }
  if (row.origin === 'text' && row.source_text) {
    return beginReading(owner, row, { origin: 'text', text: row.source_text });
  }
  throw new AppError('INVALID_INPUT', 'a file is not kept', {
    userMessage: 'This file was not kept. Please choose it again.',
  });
}

/** Replaces the text and reads it. What its owner noted about the role stays. */
export async function replaceRoleText(
  owner: Owner,
  { id, text }: { id: string; text: string },
): Promise<ListedRole> {
  const input = { origin: 'text', text: checkRoleText(text) } as const;
  const row = await readRowForReading(owner, id);
  // Corrections belong to the requirements of the text they were made on.
  await changeRow(owner.deps.database.db, keyOf(owner, id), { corrections: {} });
  return beginReading(owner, row, input, { keep: true });
}

/** Reads the chosen role from a text that lists several. */
export async function chooseOpening(
  owner: Owner,
  { id, choice }: { id: string; choice: number },
): Promise<ListedRole> {
  const row = await readRowForReading(owner, id);
  const opening = row.choices[choice];
  if (row.reading !== 'several' || !opening) throw new AppError('NOT_FOUND', 'no such choice');
  const { title, address } = opening;
  if (address) {
    await changeRow(owner.deps.database.db, keyOf(owner, id), { origin: 'address', source: address });
    return beginReading(owner, row, { origin: 'address', address });
  }
  const titles = row.choices.map((each) => each.title);
  return beginReading(owner, row, { origin: 'choice', text: row.source_text ?? '', title, titles });
}

/** Keeps a second copy of a role that is saved already. */
export async function keepBoth(owner: Owner, id: string): Promise<WholeRole> {
  const { db } = owner.deps.database;
  await spendEvaluation(owner.deps, owner.user.id);
  const row = await readRow(db, keyOf(owner, id));
  if (row.reading !== 'duplicate') return presentRole(owner, row);
  const evaluation = await evaluateRole(owner.deps, row);
  const change = { reading: 'read', duplicate_of: null, count: evaluation } as const;
  return presentRole(owner, await changeRow(db, keyOf(owner, id), change));
}

/** Makes a private version of the profile for this role. @returns the version's id */
export async function makeVersionForRole(owner: Owner, input: { id: string; time_zone?: string }) {
  await spendEvaluation(owner.deps, owner.user.id);
  const row = await readRow(owner.deps.database.db, keyOf(owner, input.id));
  requireRead(row);
  return makeVersion(owner.deps, row, input.time_zone);
}

/**
 * Deletes a role, and stops reading it.
 * @param given.notes those that the owner saw; if absent, any are deleted
 * @throws AppError STALE_REVISION with the present notes if others were written meanwhile
 */
export async function remove(
  owner: Owner,
  { id, notes }: { id: string; notes?: string },
): Promise<{ ok: true }> {
  const { db } = owner.deps.database;
  const unseenNotes = await deleteRow(db, keyOf(owner, id), notes);
  if (unseenNotes !== null) {
    throw new AppError('STALE_REVISION', 'notes written elsewhere', {
      userMessage: 'Notes on this role were written in another window.',
      data: { notes: unseenNotes },
    });
  }
  stopReading(db, id);
  return { ok: true };
}

async function readRowForReading(owner: Owner, id: string): Promise<RoleRow> {
  await spendReading(owner.deps, owner.user.id);
  return readRow(owner.deps.database.db, keyOf(owner, id));
}

async function beginReading(
  owner: Owner,
  row: RoleRow,
  given: Parameters<typeof startReading>[2],
  options = {},
) {
  const key = keyOf(owner, row.id);
  await startReading(owner.deps, key, given, options);
  return presentListed(await readRow(owner.deps.database.db, key), owner.deps.now(), undefined);
}

function requireRead({ reading }: RoleRow): void {
  if (reading === 'read') return;
  throw new AppError('INVALID_INPUT', 'not read yet', { userMessage: 'This role has not been read yet.' });
}

/**
 * Checks that a requirement can be added to a role.
 * @throws AppError for a role that is not read, or has as many added requirements as are allowed
 */
function requireRoom(row: RoleRow): void {
  requireRead(row);
  if (row.added.length < ROLE_LIMITS.added) return;
  throw new AppError('TOO_LARGE', 'requirements added', {
    userMessage: `No more than ${ROLE_LIMITS.added} requirements can be added to a role.`,
  });
}
