/** Slugs of erased profiles, which are never assigned again. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../client';
import { profileSlugs, retiredSlugs } from '../schema';

/** A hash without a key, since the reservation must outlive every secret of the installation. */
const hashOf = (slug: string) => createHash('sha256').update(`slug ${slug}`).digest('base64url');

/** Retires every visited slug of a profile. Call it in the transaction that erases the profile. */
export async function retireSlugs(tx: Transaction, profileId: string): Promise<void> {
  const rows = await tx
    .delete(profileSlugs)
    .where(eq(profileSlugs.profile_id, profileId))
    .returning({ slug: profileSlugs.slug, visited: profileSlugs.visited });
  const visitedRows = rows.filter((row) => row.visited);
  if (visitedRows.length === 0) return;
  await tx
    .insert(retiredSlugs)
    .values(visitedRows.map(({ slug }) => ({ hash: hashOf(slug) })))
    .onConflictDoNothing();
}

/** Whether a slug belonged to an erased profile. */
export async function isSlugRetired(tx: Database | Transaction, slug: string): Promise<boolean> {
  const rows = await tx
    .select()
    .from(retiredSlugs)
    .where(eq(retiredSlugs.hash, hashOf(slug)));
  return rows.length > 0;
}
