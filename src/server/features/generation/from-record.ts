/** Writing a profile from a record that its owner has mended: no file is read, and nothing is replaced unasked. */
import type { Deps, SessionUser } from '@/server/context';
import { readKeptRecord } from '@/server/db/profiles/record';
import { storeGenerated } from '@/server/db/profiles/store-generated';
import { sealProfile, verifySeal } from '@/server/seal';
import { AppError } from '@/shared/errors';
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation';
import { profileDataSchema } from '@/shared/profile';
import { type CareerRecord, readRecord } from '@/shared/record';
import { writeProfile } from './write';

type WriteDeps = Pick<Deps, 'engine' | 'logger' | 'model' | 'now' | 'secret'>;

interface Turn {
  /** Whose work it is, as the engine's turns are counted. */
  visitor: string;
  signal?: AbortSignal;
}

async function write(deps: WriteDeps, record: CareerRecord, turn: Turn): Promise<GeneratedProfile> {
  const begun = performance.now();
  const { facts, fingerprint } = await deps.engine.run('writable', record, turn);
  const { profile, evidence, notices, writer } = await writeProfile(deps, facts, { begun, ...turn });
  const written = { at: deps.now().toISOString(), fingerprint };
  return generatedProfileSchema.parse({
    ...profile,
    given_name: record.facts.givenName ?? '',
    evidence,
    record: { ...record, written },
    notices: notices.slice(0, 100),
    writer,
  });
}

/**
 * Writes a guest's profile again from the record that came back from their browser.
 * @param submitted the result as this server gave it, with what the guest mended in `record.facts`
 * @throws AppError INVALID_INPUT when it is no such result, or what was read is not as it left
 */
export async function writeForGuest(
  deps: WriteDeps,
  submitted: unknown,
  turn: Turn,
): Promise<GeneratedProfile> {
  const parsed = generatedProfileSchema.safeParse(submitted);
  if (!parsed.success || !parsed.data.record || !verifySeal(parsed.data, deps.secret)) {
    throw new AppError('INVALID_INPUT', 'no record of ours', {
      userMessage: 'This record could not be read. Please generate your profile again.',
    });
  }
  return sealProfile(await write(deps, readRecord(parsed.data.record), turn), deps.secret);
}

/**
 * Writes an account's profile from its record as a draft, to be compared with the profile that stands.
 * @throws AppError NOT_FOUND when there is no record
 */
export async function writeForAccount(deps: Deps, user: SessionUser, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database;
  const kept = await readKeptRecord(db, user.id);
  if (!kept) throw new AppError('NOT_FOUND', 'no record to write from');
  const generated = await write(deps, kept.record, { visitor: `user:${user.id}`, signal });
  const outcome = await storeGenerated(db, {
    profileId: user.id,
    profile: profileDataSchema.parse(generated),
    evidence: generated.evidence ?? null,
    written: generated.record?.written,
    onto: 'draft',
    now: deps.now(),
  });
  if (outcome === 'missing') throw new AppError('PROFILE_NOT_FOUND', outcome);
}
