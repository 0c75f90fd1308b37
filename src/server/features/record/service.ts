/** Reads and edits a person's career record. The caller is always the session's user. */
import type { RequestContext, SessionUser } from '@/server/context';
import { readStoredRecord, type StoredRecord, saveRecord } from '@/server/db/profiles/record';
import { AppError } from '@/shared/errors/app-error';
import { LIMITS } from '@/shared/limits';
import type { EditedRecord } from '@/shared/record/career-record';

type Owner = RequestContext & { user: SessionUser };

/**
 * Reads the record of the caller.
 * @returns `null` if nothing was ever read about this person
 */
export function readOwn({ deps, user }: Owner): Promise<StoredRecord | null> {
  return readStoredRecord(deps.database.db, user.id);
}

/** Returns the record if it is newer than the given revision, else `null`. */
export async function readNewer(owner: Owner, revision: number): Promise<StoredRecord | null> {
  const stored = await readOwn(owner);
  return stored && stored.revision > revision ? stored : null;
}

/**
 * Saves the edits of the record.
 * @throws AppError STALE_REVISION with the present record, for the browser to merge; TOO_LARGE
 */
export async function save({ deps, user }: Owner, input: { base_revision: number; edits: EditedRecord }) {
  if (JSON.stringify(input.edits).length > LIMITS.recordCharacters) {
    throw new AppError('TOO_LARGE', 'record over its limit', { userMessage: 'This record is too long.' });
  }
  const outcome = await saveRecord(deps.database.db, {
    profileId: user.id,
    baseRevision: input.base_revision,
    edits: input.edits,
  });
  if (outcome.kind === 'missing') throw new AppError('PROFILE_NOT_FOUND', 'no record to save');
  if (outcome.kind === 'stale') {
    throw new AppError('STALE_REVISION', 'saved elsewhere since', { data: outcome.current });
  }
  return { revision: outcome.revision, saved_at: deps.now() };
}
