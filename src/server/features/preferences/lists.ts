/** Saves the lists of a person's preferences by writing only the differences from what is stored. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import * as s from '@/server/db/schema';
import type { PreferenceType } from '@/shared/preferences';

export interface ListOwner {
  tx: Transaction;
  userId: string;
  now: Date;
}

/** Returns the values to add and to remove so that `stored` becomes `wanted`. */
export function difference<T>(stored: readonly T[], wanted: readonly T[]): { added: T[]; removed: T[] } {
  return {
    added: wanted.filter((entry) => !stored.includes(entry)),
    removed: stored.filter((entry) => !wanted.includes(entry)),
  };
}

/** Lists are shown newest first, so the first of those added together is the newest by a millisecond. */
const createdAt = (now: Date, index: number, count: number) => new Date(now.getTime() + count - 1 - index);

export async function savePlaceList(
  { tx, userId, now }: ListOwner,
  table: typeof s.fullTimeLocationPreferences | typeof s.fractionalLocationPreferences,
  wanted: string[],
) {
  const mine = eq(table.user_id, userId);
  const stored = await tx.select({ id: table.location_id }).from(table).where(mine);
  const { added, removed } = difference(
    stored.map((row) => row.id),
    wanted,
  );
  if (removed.length) await tx.delete(table).where(and(mine, inArray(table.location_id, removed)));
  const rows = added.map((location_id, index) => ({
    user_id: userId,
    location_id,
    created_at: createdAt(now, index, added.length),
  }));
  if (rows.length) await tx.insert(table).values(rows);
}

export async function saveIndustryList(
  { tx, userId, now }: ListOwner,
  table: typeof s.fullTimeIndustryPreferences | typeof s.fractionalIndustryPreferences,
  wanted: number[],
) {
  const mine = eq(table.user_id, userId);
  const stored = await tx.select({ id: table.industry_id }).from(table).where(mine);
  const { added, removed } = difference(
    stored.map((row) => row.id),
    wanted,
  );
  if (removed.length) await tx.delete(table).where(and(mine, inArray(table.industry_id, removed)));
  const rows = added.map((industry_id, index) => ({
    user_id: userId,
    industry_id,
    created_at: createdAt(now, index, added.length),
  }));
  if (rows.length) await tx.insert(table).values(rows);
}

export async function saveEligibilityList({ tx, userId, now }: ListOwner, wanted: string[]) {
  const table = s.userWorkEligibility;
  const mine = eq(table.user_id, userId);
  const stored = await tx.select({ code: table.country_code }).from(table).where(mine);
  const { added, removed } = difference(
    stored.map((row) => row.code),
    wanted,
  );
  if (removed.length) await tx.delete(table).where(and(mine, inArray(table.country_code, removed)));
  const rows = added.map((country_code, index) => ({
    user_id: userId,
    country_code,
    created_at: createdAt(now, index, added.length),
  }));
  if (rows.length) await tx.insert(table).values(rows);
}

/** The places where a person lives or would work, for any kind of work. */
export async function saveUserLocationList(
  { tx, userId, now }: ListOwner,
  preference_type: PreferenceType,
  wanted: string[],
) {
  const table = s.userLocationPreferences;
  const mine = and(eq(table.user_id, userId), eq(table.preference_type, preference_type));
  const stored = await tx.select({ id: table.id, location_id: table.location_id }).from(table).where(mine);
  const { added } = difference(
    stored.map((row) => row.location_id),
    wanted,
  );
  const gone = stored.filter((row) => !wanted.includes(row.location_id)).map((row) => row.id);
  if (gone.length) await tx.delete(table).where(and(mine, inArray(table.id, gone)));
  const rows = added.map((location_id, index) => ({
    user_id: userId,
    location_id,
    preference_type,
    created_at: createdAt(now, index, added.length),
  }));
  if (rows.length) await tx.insert(table).values(rows).onConflictDoNothing();
}
