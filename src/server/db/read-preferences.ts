/** Reads a person's preferences with everything joined that a screen shows. */
import { desc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '@/server/db/client';
import * as s from '@/server/db/schema';

/** The columns of a place that the browser receives. */
const place = {
  id: s.locations.id,
  place_id: s.locations.place_id,
  name: s.locations.name,
  formatted_address: s.locations.formatted_address,
  city: s.locations.city,
  state_province: s.locations.state_province,
  country_code: s.locations.country_code,
};

type PlaceTable = typeof s.fullTimeLocationPreferences | typeof s.fractionalLocationPreferences;
type IndustryTable = typeof s.fullTimeIndustryPreferences | typeof s.fractionalIndustryPreferences;

const newestFirst = (column: PgColumn) => desc(column);

/** All preferences of a person, with the names of places and industries; defaults if none are saved. */
export async function readPreferences(db: Database | Transaction, userId: string) {
  const places = (table: PlaceTable) =>
    db
      .select(place)
      .from(table)
      .innerJoin(s.locations, eq(s.locations.id, table.location_id))
      .where(eq(table.user_id, userId))
      .orderBy(newestFirst(table.created_at));
  const industries = (table: IndustryTable) =>
    db
      .select({ id: s.industries.id, name: s.industries.name })
      .from(table)
      .innerJoin(s.industries, eq(s.industries.id, table.industry_id))
      .where(eq(table.user_id, userId))
      .orderBy(newestFirst(table.created_at));

  const [work] = await db
    .select({ revision: s.workPreferences.revision, current_location: place, timezone: s.timezones })
    .from(s.workPreferences)
    .leftJoin(s.locations, eq(s.locations.id, s.workPreferences.current_location_id))
    .leftJoin(s.timezones, eq(s.timezones.id, s.workPreferences.timezone_id))
    .where(eq(s.workPreferences.user_id, userId));
  const [fullTime] = await db
    .select()
    .from(s.fullTimePreferences)
    .where(eq(s.fullTimePreferences.user_id, userId));
  const [fractional] = await db
    .select()
    .from(s.fractionalPreferences)
    .where(eq(s.fractionalPreferences.user_id, userId));
  return {
    /** 0 if nothing was saved yet. */
    revision: work?.revision ?? 0,
    current_location: work?.current_location ?? null,
    timezone: work?.timezone ?? null,
    fullTime: fullTime ?? null,
    fullTimeLocations: await places(s.fullTimeLocationPreferences),
    fullTimeIndustries: await industries(s.fullTimeIndustryPreferences),
    fractional: fractional ?? null,
    fractionalLocations: await places(s.fractionalLocationPreferences),
    fractionalIndustries: await industries(s.fractionalIndustryPreferences),
    userLocations: await db
      .select({
        id: s.userLocationPreferences.id,
        preference_type: s.userLocationPreferences.preference_type,
        location: place,
      })
      .from(s.userLocationPreferences)
      .innerJoin(s.locations, eq(s.locations.id, s.userLocationPreferences.location_id))
      .where(eq(s.userLocationPreferences.user_id, userId))
      .orderBy(newestFirst(s.userLocationPreferences.created_at)),
    work_eligibility: await db
      .select({
        country_code: s.userWorkEligibility.country_code,
        country: { name: s.countries.name, alpha2_code: s.countries.alpha2_code },
      })
      .from(s.userWorkEligibility)
      .innerJoin(s.countries, eq(s.countries.alpha2_code, s.userWorkEligibility.country_code))
      .where(eq(s.userWorkEligibility.user_id, userId))
      .orderBy(newestFirst(s.userWorkEligibility.created_at)),
  };
}

export type StoredPreferences = Awaited<ReturnType<typeof readPreferences>>;
