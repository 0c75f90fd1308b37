/** Updates the lists of time zones, countries and industries. Nothing that a person may have chosen is removed. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { countries, industries, referenceEdition, timezones } from '../schema';
import { EDITION } from './edition';

const SEED_ROW_ID = 1;

/**
 * Writes the lists if the database holds another edition of them. Several processes may do this at once.
 * @param options.force writes them even if the edition is the same
 * @returns whether anything was written
 */
export async function seedReference(db: Database, options: { force?: boolean } = {}): Promise<boolean> {
  const [storedEdition] = await db
    .select()
    .from(referenceEdition)
    .where(eq(referenceEdition.id, SEED_ROW_ID));
  if (storedEdition?.edition === EDITION && !options.force) return false;
  // The packages are loaded only now, since most starts do not need them.
  const { referenceLists } = await import('./lists');
  const lists = referenceLists();
  await db.transaction(async (tx) => {
    await tx
      .insert(timezones)
      .values(lists.timezones)
      .onConflictDoUpdate({
        target: timezones.value,
        set: { text: sql`excluded.text`, utc_offset: sql`excluded.utc_offset` },
      });
    await tx
      .insert(countries)
      .values(lists.countries)
      .onConflictDoUpdate({ target: countries.alpha2_code, set: { name: sql`excluded.name` } });
    await tx
      .insert(industries)
      .values(lists.industries.map((name) => ({ name })))
      .onConflictDoNothing();
    await tx
      .insert(referenceEdition)
      .values({ id: SEED_ROW_ID, edition: EDITION })
      .onConflictDoUpdate({ target: referenceEdition.id, set: { edition: EDITION } });
  });
  return true;
}
