/** The lists the form chooses from, in the order it shows them. */
import { asc } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { countries, industries, timezones } from '@/server/db/schema';

/** Time zones from west to east. */
export const listTimezones = (db: Database) =>
  db.select().from(timezones).orderBy(asc(timezones.utc_offset), asc(timezones.text));

/** Countries by name. */
export const listCountries = (db: Database) =>
  db
    .select({ name: countries.name, alpha2_code: countries.alpha2_code })
    .from(countries)
    .orderBy(asc(countries.name));

/** Industries by name. */
export const listIndustries = (db: Database) => db.select().from(industries).orderBy(asc(industries.name));
