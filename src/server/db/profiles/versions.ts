/** Earlier states of a profile, for its owner. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { profileVersions } from '../schema';

/** The earlier states of a profile, the newest first, without their content. */
export function listVersions(db: Database, profileId: string) {
  return db
    .select({
      id: profileVersions.id,
      reason: profileVersions.reason,
      saved_from: profileVersions.saved_from,
      saved_at: profileVersions.saved_at,
      kept_at: profileVersions.kept_at,
    })
    .from(profileVersions)
    .where(eq(profileVersions.profile_id, profileId))
    .orderBy(desc(profileVersions.kept_at), desc(profileVersions.id));
}

/** A state of the history; `undefined` when it is not this profile's. */
export async function readVersion(db: Database, profileId: string, id: number) {
  const [row] = await db
    .select()
    .from(profileVersions)
    .where(and(eq(profileVersions.id, id), eq(profileVersions.profile_id, profileId)));
  return row;
}

/**
 * Whether a save since `revision` replaced text of a concurrent save; an expression for a select. Only the browser
 * knows whether that text was its own.
 */
export const overwroteSince = (profileId: string, revision: number) =>
  sql<boolean>`exists (select from ${profileVersions} where ${profileVersions.profile_id} = ${profileId}
    and ${profileVersions.reason} = 'replaced' and ${profileVersions.revision} >= ${revision}::int)`;
