/** Stores a generated profile in its owner's row; an existing profile is never overwritten. */
import { eq } from 'drizzle-orm';
import { nextStatus } from '@/shared/account/onboarding';
import type { Evidence } from '@/shared/generation/evidence-schema';
import { readPicturePath } from '@/shared/profile/picture';
import { isEmptyProfile, PROFILE_VERSION, type ProfileData } from '@/shared/profile/profile-data';
import { followGenerated } from '@/shared/publishing/follow-generated';
import { type CareerRecord, readRecordOrNone } from '@/shared/record/career-record';
import { carryEdits } from '@/shared/record/carry-edits';
import { postgresSafe } from '@/shared/validation/postgres-safe-json';
import type { Database, Transaction } from '../client';
import { followChange } from '../private-versions/follow-rewrites';
import { profiles } from '../schema';
import { announceProfileChange } from './changes';
import { lastSeenData } from './staging';

/** The value of `profiles.draft`. */
export interface StoredDraft {
  profile_data: ProfileData;
  evidence: Evidence | null;
  /**
   * The record that it was written from, which is accepted with the draft and gets the owner's edits then; absent if
   * that is the present record.
   */
  record?: CareerRecord | null;
  /** Set if the draft was written from the present record: the value of `written` once the draft is accepted. */
  written?: CareerRecord['written'];
  /** The time of the generation, in ISO 8601. */
  made_at: string;
}

/**
 * `stored`: the row was empty and is filled. `draft`: kept as a draft beside the profile. `kept`: the profile was kept,
 * and nothing written. `missing`: there is no such row.
 */
export type StoreOutcome = 'stored' | 'draft' | 'kept' | 'missing';

/**
 * Removes a photo of ours: it belongs to the person who uploaded it, so a generated profile could only name someone
 * else's.
 */
const removeOurPicture = (profile: ProfileData): ProfileData =>
  readPicturePath(profile.profilePicture) ? { ...profile, profilePicture: '' } : profile;

export interface GeneratedProfileInput {
  profileId: string;
  /** Valid by `profileDataSchema`. */
  profile: ProfileData;
  evidence: Evidence | null;
  /** Absent if the profile was written from the stored record. */
  record?: CareerRecord | null;
  written?: CareerRecord['written'];
  /** The handling of an existing profile: 'draft' stores the new one as a draft, 'keep' discards it. */
  onExisting: 'draft' | 'keep';
  now: Date;
}

/** Stores a generated profile and raises EMAIL_CONFIRMED to PROFILE_GENERATED, in one transaction. */
export async function storeGenerated(db: Database, generated: GeneratedProfileInput): Promise<StoreOutcome> {
  const outcome = await db.transaction((tx) => storeGeneratedInTransaction(tx, generated));
  if (outcome === 'stored') announceProfileChange(db, generated.profileId);
  return outcome;
}

/**
 * Stores a generated profile inside the caller's transaction. If the outcome is 'stored', the caller has to call
 * `announceProfileChange` after the commit.
 */
export async function storeGeneratedInTransaction(
  tx: Transaction,
  input: GeneratedProfileInput,
): Promise<StoreOutcome> {
  const { profileId, now } = input;
  const profile = postgresSafe(removeOurPicture(input.profile));
  const evidence = postgresSafe(input.evidence);
  const record = postgresSafe(input.record ?? null);
  const isProfile = eq(profiles.id, profileId);
  const [row] = await tx.select().from(profiles).where(isProfile).for('update');
  if (!row) return 'missing';
  if (!isEmptyProfile(row.profile_data)) {
    if (input.onExisting === 'keep') return 'kept';
    const draft: StoredDraft = {
      profile_data: profile,
      evidence,
      record,
      written: input.written,
      made_at: now.toISOString(),
    };
    await tx.update(profiles).set({ draft }).where(isProfile);
    return 'draft';
  }
  const before = readRecordOrNone(row.record);
  const recordWithEdits = record && before ? carryEdits(before, record) : record;
  await followChange(tx, { profileId, before: row.profile_data, after: profile, follow: followGenerated });
  await tx
    .update(profiles)
    .set({
      profile_data: profile,
      profile_version: PROFILE_VERSION,
      evidence,
      ...((record || !input.written) && {
        record: recordWithEdits,
        record_revision: row.record_revision + 1,
      }),
      // A profile without evidence is its owner's own text, not a generated one.
      generated: evidence && profile,
      // A profile that was emptied while it was published is made private, so that its owner reads the new text first.
      ispublished: false,
      published_data: lastSeenData,
      linkedinurl: profile.linkedinUrl || row.linkedinurl,
      onboarding_status: nextStatus(row.onboarding_status, 'storeProfile'),
      saved_from: null,
      revision: row.revision + 1,
      updated_at: now,
    })
    .where(isProfile);
  return 'stored';
}
