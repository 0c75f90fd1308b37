/** Creates a private version, for the owner's list of links or for a role. */

import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type { ServerSecret } from '@/server/secrets/server-secret';
import { AppError } from '@/shared/errors/app-error';
import { LIMITS } from '@/shared/limits';
import { isEmptyProfile } from '@/shared/profile/profile-data';
import { type VersionChoice, WHOLE_PROFILE } from '@/shared/publishing/private-version';
import { dayInTimeZone } from '@/shared/time/calendar-day';
import { DAY } from '@/shared/time/durations';
import { linkAddressColumns, newLinkAddress } from '../../secrets/link-address';
import type { Database } from '../client';
import { enforceLimits } from '../rate-limits';
import { privateVersions, profiles } from '../schema';

export type VersionRow = typeof privateVersions.$inferSelect;

export interface NewVersion {
  profileId: string;
  name: string;
  forWhom?: string;
  note?: string;
  /** The owner's time zone, by which the note is dated; UTC if absent. */
  timeZone?: string;
  /** The title of the role for which it is made. */
  madeFor?: string;
  /**
   * Absent for the whole profile. `choiceOf` of shared/publishing/private-version makes one from a list of sections.
   */
  choice?: VersionChoice;
  /** The server's secret, which encrypts the address. */
  secret: ServerSecret;
  now: Date;
}

/**
 * Creates a private version, which is open at once.
 * @throws AppError INVALID_INPUT for an empty profile and above the maximum number of versions, TOO_MANY_REQUESTS
 */
export async function createVersion(db: Database, input: NewVersion): Promise<VersionRow> {
  const { profileId, now } = input;
  await enforceLimits(
    db,
    [{ key: `private-version:${profileId}`, max: LIMITS.privateVersionsPerDay, windowMs: DAY }],
    now,
  );
  return db.transaction(async (tx) => {
    // Locked, so that concurrent inserts are counted one after the other.
    const [profile] = await tx
      .select({ data: profiles.profile_data })
      .from(profiles)
      .where(eq(profiles.id, profileId))
      .for('update');
    if (!profile || isEmptyProfile(profile.data)) {
      throw new AppError('INVALID_INPUT', 'no profile to show', {
        userMessage: 'There is nothing to show yet. Fill in at least one section of your profile first.',
      });
    }
    const isOfProfile = eq(privateVersions.profile_id, profileId);
    const [existing] = await tx.select({ count: count() }).from(privateVersions).where(isOfProfile);
    if ((existing?.count ?? 0) >= LIMITS.privateVersions) {
      throw new AppError('INVALID_INPUT', 'too many private versions', {
        userMessage: `You have ${LIMITS.privateVersions} versions. Remove one that you no longer need first.`,
      });
    }
    const [row] = await tx
      .insert(privateVersions)
      .values({
        id: randomUUID(),
        profile_id: profileId,
        name: input.name,
        for_whom: input.forWhom ?? '',
        note: input.note ?? '',
        note_on: input.note ? dayInTimeZone(input.timeZone ?? 'UTC', now) : null,
        made_for: input.madeFor ?? null,
        choice: input.choice ?? WHOLE_PROFILE,
        ...linkAddressColumns(input.secret, newLinkAddress()),
        created_at: now,
        updated_at: now,
      })
      .returning();
    return row as VersionRow;
  });
}
