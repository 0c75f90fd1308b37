import { eq } from 'drizzle-orm';
import { storeGenerated } from '@/server/db/profiles/store-generated';
import { pendingSignups } from '@/server/db/schema';
import type { AuthServices } from '../services';
import { findPendingSignupByTicket } from '../sign-up/pending-sign-up';
import { parseSubmittedProfile } from '../sign-up/staged-profile';

/**
 * Gives a person the profile that they staged in this browser when they signed up although they had an account: it
 * fills an empty profile, and becomes a draft beside one that is not. Only a sign-up with their own address counts, so
 * that a profile of somebody else from a shared browser never reaches them.
 */
export async function claimStaged(
  services: AuthServices,
  userId: string,
  email: string,
  ticket: string | undefined,
): Promise<void> {
  const { db } = services.deps.database;
  const now = services.deps.now();
  const signup = await findPendingSignupByTicket(db, ticket, now);
  if (!signup || signup.email !== email) return;
  const staged = parseSubmittedProfile(signup.staged_profile, services.deps.secret);
  if (staged) await storeGenerated(db, { profileId: userId, ...staged, onExisting: 'draft', now });
  await db.delete(pendingSignups).where(eq(pendingSignups.id, signup.id));
}
