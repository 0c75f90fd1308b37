/** Saves the lists of a person's preferences by writing only the differences from what is stored. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import * as s from '@/server/db/schema';
import type { PreferenceType } from '@/shared/preferences/schema';

export interface ListOwner {
  tx: Transaction;
  userId: string;
  now: Date;
}

/** Returns the values to add and to remove so that `stored` becomes `newValues`. */
export function listDifference<T>(
  stored: readonly T[],
  newValues: readonly T[],
): { added: T[]; removed: T[] } {
  return {
    added: newValues.filter((entry) => !stored.includes(entry)),
    removed: stored.filter((entry) => !newValues.includes(entry)),
  };
}

/** The statements that change one list. */
interface ListChanges<T> {
  remove(values: T[]): PromiseLike<unknown>;
  add(rows: { value: T; created_at: Date }[]): PromiseLike<unknown>;
}

/** Writes the difference. Lists are shown newest first, so the first of those added together is the newest. */
async function saveDifference<T>(
  storedRows: { value: T }[],
  newValues: T[],
  now: Date,
  changes: ListChanges<T>,
) {
  const { added, removed } = listDifference(
    storedRows.map(({ value }) => value),
    newValues,
  );
  if (removed.length) await changes.remove(removed);
  const rows = added.map((value, index) => ({
    value,
    created_at: new Date(now.getTime() + added.length - 1 - index),
  }));
  if (rows.length) await changes.add(rows);
}

/** Stores `newValues`, ids of locations, as the places of one table. */
export async function savePlaceList(
  { tx, userId, now }: ListOwner,
  table: typeof s.fullTimeLocationPreferences | typeof s.fractionalLocationPreferences,
  newValues: string[],
) {
  const isOfPerson = eq(table.user_id, userId);
  const storedRows = await tx.select({ value: table.location_id }).from(table).where(isOfPerson);
  await saveDifference(storedRows, newValues, now, {
    remove: (values) => tx.delete(table).where(and(isOfPerson, inArray(table.location_id, values))),
    add: (rows) =>
      tx
        .insert(table)
        .values(rows.map(({ value, created_at }) => ({ user_id: userId, location_id: value, created_at }))),
  });
}

/** Stores `newValues`, ids of industries, as the industries of one table. */
export async function saveIndustryList(
  { tx, userId, now }: ListOwner,
  table: typeof s.fullTimeIndustryPreferences | typeof s.fractionalIndustryPreferences,
  newValues: number[],
) {
  const isOfPerson = eq(table.user_id, userId);
  const storedRows = await tx.select({ value: table.industry_id }).from(table).where(isOfPerson);
  await saveDifference(storedRows, newValues, now, {
    remove: (values) => tx.delete(table).where(and(isOfPerson, inArray(table.industry_id, values))),
    add: (rows) =>
      tx
        .insert(table)
        .values(rows.map(({ value, created_at }) => ({ user_id: userId, industry_id: value, created_at }))),
  });
}

/** Stores `newValues`, country codes of two letters, as the countries a person may work in. */
export async function saveEligibilityList({ tx, userId, now }: ListOwner, newValues: string[]) {
  const table = s.userWorkEligibility;
  const isOfPerson = eq(table.user_id, userId);
  const storedRows = await tx.select({ value: table.country_code }).from(table).where(isOfPerson);
  await saveDifference(storedRows, newValues, now, {
    remove: (values) => tx.delete(table).where(and(isOfPerson, inArray(table.country_code, values))),
    add: (rows) =>
      tx
        .insert(table)
        .values(rows.map(({ value, created_at }) => ({ user_id: userId, country_code: value, created_at }))),
  });
}

/** Stores `newValues`, ids of locations, as the places where a person lives or would work, for any kind of work. */
export async function saveUserLocationList(
  { tx, userId, now }: ListOwner,
  preference_type: PreferenceType,
  newValues: string[],
) {
  const table = s.userLocationPreferences;
  const isOfPerson = and(eq(table.user_id, userId), eq(table.preference_type, preference_type));
  const storedRows = await tx.select({ value: table.location_id }).from(table).where(isOfPerson);
  await saveDifference(storedRows, newValues, now, {
    remove: (values) => tx.delete(table).where(and(isOfPerson, inArray(table.location_id, values))),
    add: (rows) =>
      tx
        .insert(table)
        .values(
          rows.map(({ value, created_at }) => ({
            user_id: userId,
            location_id: value,
            preference_type,
            created_at,
          })),
        )
        .onConflictDoNothing(),
  });
}
