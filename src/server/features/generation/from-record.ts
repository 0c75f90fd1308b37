/**
 * Writes a profile, or lines to choose from, from a record that its owner has edited: reads no file, and replaces
 * nothing without being asked.
 */
import type { Deps, SessionUser } from '@/server/context';
import { readStoredRecord } from '@/server/db/profiles/record';
import { storeGenerated } from '@/server/db/profiles/store-generated';
import { sealProfile, verifySeal } from '@/server/secrets/sealed-profile';
import { AppError } from '@/shared/errors/app-error';
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation/generated-profile';
import { LIMITS } from '@/shared/limits';
import { profileDataSchema } from '@/shared/profile/profile-data';
import { type CareerRecord, type EditedRecord, readRecord } from '@/shared/record/career-record';
import { restoreEvidence } from '@/shared/record/provenance';
import type { ProfileLine } from '@/shared/record/statement-choices';
import { writeProfile } from './write-profile';

type WriteDeps = Pick<Deps, 'engine' | 'logger' | 'model' | 'now' | 'secret'>;

/** Maximum notices of a result. */
const MAX_NOTICES = 100;

interface RewriteOptions {
  /** The visitor that the engine's queue counts the job for. */
  visitor: string;
  signal?: AbortSignal;
}

async function write(
  deps: WriteDeps,
  record: CareerRecord,
  options: RewriteOptions,
): Promise<GeneratedProfile> {
  const startedAt = performance.now();
  const { facts, fingerprint } = await deps.engine.run('writable-facts', record, options);
  const { profile, evidence, notices, writer } = await writeProfile(deps, facts, { startedAt, ...options });
  const written = { at: deps.now().toISOString(), fingerprint };
  return generatedProfileSchema.parse({
    ...profile,
    given_name: record.facts.givenName ?? '',
    evidence,
    record: { ...record, written },
    notices: notices.slice(0, MAX_NOTICES),
    writer,
  });
}

/**
 * Verifies a guest's result, and returns its record.
 * @throws AppError INVALID_INPUT when it is not a result of this server, or when what was read has been changed
 */
function recordOfGuest({ secret }: Pick<Deps, 'secret'>, submitted: unknown): CareerRecord {
  const parsed = generatedProfileSchema.safeParse(submitted);
  if (!parsed.success || !parsed.data.record || !verifySeal(parsed.data, secret)) {
    throw new AppError('INVALID_INPUT', 'no record of ours', {
      userMessage: 'This record could not be read. Please generate your profile again.',
    });
  }
  return readRecord(parsed.data.record);
}

/**
 * Writes a guest's profile again from the record in their browser.
 * @param submitted the result as this server gave it, with the guest's edits in `record.facts`
 * @throws AppError INVALID_INPUT when its seal is wrong, or what was read has been changed
 */
export async function writeForGuest(
  deps: WriteDeps,
  submitted: unknown,
  options: RewriteOptions,
): Promise<GeneratedProfile> {
  return sealProfile(await write(deps, recordOfGuest(deps, submitted), options), deps.secret);
}

/**
 * Composes the lines that a guest's record allows, given their choices. Stores nothing.
 * @throws AppError INVALID_INPUT as `writeForGuest`
 */
export async function composeLinesForGuest(
  deps: Pick<Deps, 'engine' | 'secret'>,
  submitted: unknown,
  options: RewriteOptions,
): Promise<ProfileLine[]> {
  return deps.engine.run('lines', recordOfGuest(deps, submitted), options);
}

/**
 * Writes an account's profile from its record: as a draft, to be compared with the present profile, unless that is
 * empty.
 * @throws AppError NOT_FOUND when there is no record
 */
export async function writeForAccount(deps: Deps, user: SessionUser, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database;
  const stored = await readStoredRecord(db, user.id);
  if (!stored) throw new AppError('NOT_FOUND', 'no record to write from');
  const generated = await write(deps, stored.record, { visitor: `user:${user.id}`, signal });
  const outcome = await storeGenerated(db, {
    profileId: user.id,
    profile: profileDataSchema.parse(generated),
    evidence: generated.evidence ?? null,
    written: generated.record?.written,
    onExisting: 'draft',
    now: deps.now(),
  });
  if (outcome === 'missing') throw new AppError('PROFILE_NOT_FOUND', outcome);
}

/**
 * Composes the lines that an account's record allows, given the edits made in the browser. Stores nothing.
 * @throws AppError NOT_FOUND when there is no record; TOO_LARGE
 */
export async function composeLinesForAccount(
  deps: Deps,
  user: SessionUser,
  edits: EditedRecord,
  signal?: AbortSignal,
): Promise<ProfileLine[]> {
  if (JSON.stringify(edits).length > LIMITS.recordCharacters) {
    throw new AppError('TOO_LARGE', 'record over its limit', { userMessage: 'This record is too long.' });
  }
  const stored = await readStoredRecord(deps.database.db, user.id);
  if (!stored) throw new AppError('NOT_FOUND', 'no record to choose from');
  const { record } = stored;
  const edited = { ...record, facts: restoreEvidence(record.read, edits.facts), mends: edits.mends };
  return deps.engine.run('lines', edited, { visitor: `user:${user.id}`, signal });
}
