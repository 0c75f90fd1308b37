/** Stores the result of an account's generation. */
import type { Deps } from '@/server/context';
import { announceProfileChange } from '@/server/db/profiles/changes';
import { storeGeneratedInTransaction } from '@/server/db/profiles/store-generated';
import { AppError } from '@/shared/errors/app-error';
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import { profileDataSchema } from '@/shared/profile/profile-data';
import { postgresSafe } from '@/shared/validation/postgres-safe-json';
import { endRun } from './rows';

/**
 * Stores the result of a generation and ends it, in one transaction. An empty profile is filled; an existing one stays,
 * and the result becomes its private draft.
 * @throws AppError CANCELLED when the generation is no longer running: nothing is stored then
 */
export async function storeRun(
  deps: Deps,
  userId: string,
  id: string,
  generated: GeneratedProfile,
): Promise<void> {
  const { db } = deps.database;
  const outcome = await db.transaction(async (tx) => {
    const outcome = await storeGeneratedInTransaction(tx, {
      profileId: userId,
      profile: profileDataSchema.parse(generated),
      evidence: generated.evidence ?? null,
      record: generated.record,
      onExisting: 'draft',
      now: deps.now(),
    });
    if (outcome !== 'stored' && outcome !== 'draft') throw new AppError('PROFILE_NOT_FOUND', outcome);
    const { notices } = generated;
    if (!(await endRun(tx, id, { state: 'done', outcome, notices: postgresSafe(notices) }))) {
      throw new AppError('CANCELLED', 'ended before it was kept');
    }
    return outcome;
  });
  if (outcome === 'stored') announceProfileChange(db, userId);
}
