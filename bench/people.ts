/** Adds published profiles to a database that the product has migrated. */
import { sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { EXAMPLE_PROFILE } from '@/web/features/marketing/example-profile';

export const personSlugOf = (n: number) => `person-${n}`;

/** Rows per statement: the connection pools cancel a statement that takes longer than a request of the product may. */
const PEOPLE_PER_STATEMENT = 5_000;

/** Adds people by number, `from` to `to`, each with the example's profile (about 6 KB) under their own name. */
export async function addPeople(db: Database, from: number, to: number): Promise<void> {
  for (let first = from; first <= to; first += PEOPLE_PER_STATEMENT)
    await insertPeople(db, first, Math.min(first + PEOPLE_PER_STATEMENT - 1, to));
  await db.execute(sql`analyze`);
}

async function insertPeople(db: Database, from: number, to: number): Promise<void> {
  const data = JSON.stringify(EXAMPLE_PROFILE);
  const range = sql`generate_series(${from}::int, ${to}::int) n`;
  await db.execute(sql`
    insert into "user" (id, name, email) select 'bench-user-' || n, 'P', 'p' || n || '@people.example' from ${range}`);
  await db.execute(sql`
    insert into profiles (id, onboarding_status, profile_data, profile_slug, ispublished, revision, first_published_at)
    select 'bench-user-' || n, 'PREFERENCES_SET',
      jsonb_set(${data}::jsonb, '{name}', to_jsonb('Mara Lindqvist ' || n)), 'person-' || n, true, 1, now()
    from ${range}`);
  await db.execute(sql`
    insert into profile_slugs (slug, profile_id) select 'person-' || n, 'bench-user-' || n from ${range}`);
}
