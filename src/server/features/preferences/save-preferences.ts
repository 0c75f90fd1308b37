/** Saves all of a person's answers in one transaction, so that an error in any step leaves everything unchanged. */
import { eq } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import type { Transaction } from '@/server/db/client';
import { announceProfileChange } from '@/server/db/profiles/changes';
import { readPreferences, type StoredPreferences } from '@/server/db/read-preferences';
import * as s from '@/server/db/schema';
import { nextStatus } from '@/shared/account/onboarding';
import { AppError } from '@/shared/errors/app-error';
import type { SavePreferences } from '@/shared/preferences/schema';
import { checkAnswers } from './check-answers';
import {
  type ListOwner,
  saveEligibilityList,
  saveIndustryList,
  savePlaceList,
  saveUserLocationList,
} from './lists';
import { answeredPlacesOf, describeNewPlaces, resolveLocations } from './places';

/**
 * Locks the person's profile row, so that concurrent saves of one person follow each other.
 * @returns their onboarding status
 * @throws AppError STALE_REVISION when the answers are not based on what is stored
 */
async function lockAndCheckRevision(tx: Transaction, userId: string, revision: number) {
  const [profile] = await tx
    .select({ status: s.profiles.onboarding_status })
    .from(s.profiles)
    .where(eq(s.profiles.id, userId))
    .for('update');
  if (!profile) throw new AppError('PROFILE_NOT_FOUND');
  const [work] = await tx
    .select({ revision: s.workPreferences.revision })
    .from(s.workPreferences)
    .where(eq(s.workPreferences.user_id, userId));
  const stored = work?.revision ?? 0;
  if (stored !== revision) {
    throw new AppError('STALE_REVISION', `from ${revision}, stored ${stored}`, {
      userMessage: 'Your job preferences were changed in another window since you opened this one.',
      data: { revision: stored },
    });
  }
  return profile.status;
}

async function writeLists(owner: ListOwner, answers: SavePreferences, idOf: (placeId: string) => string) {
  const fullTime = answers.fullTime.locations.map(idOf);
  const fractional = answers.fractional.locations.map(idOf);
  const { current_place_id } = answers;
  await saveEligibilityList(owner, answers.work_eligibility);
  await savePlaceList(owner, s.fullTimeLocationPreferences, fullTime);
  await savePlaceList(owner, s.fractionalLocationPreferences, fractional);
  await saveIndustryList(owner, s.fullTimeIndustryPreferences, answers.fullTime.industries);
  await saveIndustryList(owner, s.fractionalIndustryPreferences, answers.fractional.industries);
  await saveUserLocationList(owner, 'current', current_place_id ? [idOf(current_place_id)] : []);
  await saveUserLocationList(owner, 'preferred_work', [...new Set([...fullTime, ...fractional])]);
}

/**
 * Saves the answers of one person, in the order of the product's specification.
 * @returns what is stored now, for the browser's caches
 * @throws AppError STALE_REVISION, INVALID_INPUT, BUSY
 */
export async function savePreferences(
  deps: Deps,
  userId: string,
  answers: SavePreferences,
): Promise<StoredPreferences> {
  const ids = answeredPlacesOf(answers);
  const newLocations = await describeNewPlaces(deps, ids);
  const now = deps.now();
  const { db } = deps.database;
  const stored = await db.transaction(async (tx) => {
    const status = await lockAndCheckRevision(tx, userId, answers.revision);
    await checkAnswers(tx, userId, answers, now);

    // 1. The current location, and every other place, resolved or created.
    const locationIds = await resolveLocations(tx, ids, newLocations);
    const idOf = (placeId: string) => {
      const id = locationIds.get(placeId);
      if (!id) throw new AppError('INTERNAL', 'a place was not stored');
      return id;
    };

    // 2. and 3. The two kinds of work.
    const { locations: _l, industries: _i, ...fullTime } = answers.fullTime;
    await tx
      .insert(s.fullTimePreferences)
      .values({ user_id: userId, ...fullTime, updated_at: now })
      .onConflictDoUpdate({ target: s.fullTimePreferences.user_id, set: { ...fullTime, updated_at: now } });
    const { locations: _fl, industries: _fi, hours_per_week, ...rest } = answers.fractional;
    const fractional = { ...rest, min_hours_per_week: hours_per_week, max_hours_per_week: hours_per_week };
    await tx
      .insert(s.fractionalPreferences)
      .values({ user_id: userId, ...fractional, updated_at: now })
      .onConflictDoUpdate({
        target: s.fractionalPreferences.user_id,
        set: { ...fractional, updated_at: now },
      });

    // 4. The answers that both kinds of work share.
    const work = {
      current_location_id: answers.current_place_id ? idOf(answers.current_place_id) : null,
      timezone_id: answers.timezone_id,
      revision: answers.revision + 1,
      updated_at: now,
    };
    await tx
      .insert(s.workPreferences)
      .values({ user_id: userId, ...work })
      .onConflictDoUpdate({ target: s.workPreferences.user_id, set: work });

    // 5. The lists.
    await writeLists({ tx, userId, now }, answers, idOf);

    // 6. The onboarding, from PROFILE_CONFIRMED alone.
    const next = nextStatus(status, 'savePreferences');
    if (next !== status) {
      await tx.update(s.profiles).set({ onboarding_status: next }).where(eq(s.profiles.id, userId));
    }

    // 7. What the caches are refreshed with.
    return readPreferences(tx, userId);
  });
  announceProfileChange(db, userId);
  return stored;
}
