/** People with an account, and unconfirmed sign-ups, in a database that the product has migrated. */
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';

export const RIGHT_PASSWORD = 'harbour-pilot-7';

const knownPrefix = (flow: string) => `known-${flow}-`;
/**
 * An address that the product knows, of an account or of an unconfirmed sign-up. Each is used for a single measurement,
 * because every address has its own limits.
 */
export const knownAddress = (flow: string, n: number) => `${knownPrefix(flow)}${n}@people.example`;
/** An address that the product does not know. */
export const unknownAddress = (flow: string, n: number) => `nobody-${flow}-${n}@people.example`;

/** Adds accounts with the password `RIGHT_PASSWORD`. */
export async function addAccounts(db: Database, flow: string, count: number): Promise<void> {
  // The cost of the product's own passwords, so that checking one takes as long.
  const password = await hash(RIGHT_PASSWORD, { memoryCost: 47_104, timeCost: 1, parallelism: 1 });
  const range = sql`generate_series(0, ${count - 1}::int) n`;
  const id = sql`${`bench-${flow}-`} || n`;
  const email = sql`${knownPrefix(flow)} || n || '@people.example'`;
  await db.execute(sql`
    insert into "user" (id, name, first_name, email, email_verified, email_confirmed_at)
    select ${id}, 'P', 'P', ${email}, true, now() from ${range}`);
  await db.execute(sql`
    insert into account (id, account_id, provider_id, user_id, password)
    select ${id}, ${id}, 'credential', ${id}, ${password} from ${range}`);
  await db.execute(sql`
    insert into profiles (id, onboarding_status) select ${id}, 'PREFERENCES_SET' from ${range}`);
}

/** Adds unconfirmed sign-ups. */
export async function addSignups(db: Database, flow: string, count: number): Promise<void> {
  await db.execute(sql`
    insert into pending_signups
      (id, email, first_name, last_name, password, ticket, terms_accepted_at, expires_at, created_at)
    select ${`bench-${flow}-`} || n, ${knownPrefix(flow)} || n || '@people.example', 'P', 'P', 'x', ${flow} || n,
      now(), now() + interval '7 days', now()
    from generate_series(0, ${count - 1}::int) n`);
}
