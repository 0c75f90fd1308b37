/** Finds or creates the account of a person at the identity provider: an existing one, a new one, or one to confirm. */

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OidcIdentity } from '@/server/adapters/oidc';
import { enqueueMail } from '@/server/db/outbox';
import { profiles, user } from '@/server/db/schema';
import { nextStatus } from '@/shared/account/onboarding';
import { AppError } from '@/shared/errors/app-error';
import { isEmptyProfile } from '@/shared/profile/profile-data';
import { emailSchema } from '../email';
import { mailUrl } from '../mail-links';
import { findLinkedAccount, linkProvider, lockEmail, openAccount } from '../sign-up/open-account';
import { findPendingSignupByTicket } from '../sign-up/pending-sign-up';
import { parseSubmittedProfile } from '../sign-up/staged-profile';
import type { AccountLookup, ResolvedAccount } from './oauth-flow';
import { recordPendingProviderSignUp } from './pending-provider-sign-up';

/**
 * Resolves the account of an identity, in the transaction of `lookup`. An account is linked only if both sides have
 * proven that the person reads mail at the address: the provider confirms it, and so has the account here.
 */
export async function resolveAccount(
  lookup: AccountLookup,
  identity: OidcIdentity,
): Promise<ResolvedAccount> {
  const { tx, services } = lookup;
  const email = emailSchema.safeParse(identity.email ?? '').data;
  if (email) await lockEmail(tx, email);
  const linked = await findLinkedAccount(tx, identity.subject);
  if (linked) return resolveKnown(lookup, linked);
  if (!email) throw new AppError('PROVIDER_FAILED', 'the provider gave no address');
  const [owner] = await tx.select().from(user).where(eq(user.email, email));
  if (!identity.emailVerified || (owner && !owner.emailVerified)) {
    return recordPendingProviderSignUp(lookup, { ...identity, email }, owner);
  }
  if (!owner) return openNewAccount(lookup, { ...identity, email });
  await linkProvider(tx, lookup.call, owner.id, identity.subject);
  const data = { firstName: owner.first_name, resetUrl: mailUrl(services, '/forgot-password') };
  await enqueueMail(tx, email, { kind: 'linkedin-linked', data }, services.deps.now());
  return resolveKnown(lookup, owner.id);
}

/** An account that existed before. Its onboarding status is only ever advanced: completed steps stay completed. */
async function resolveKnown({ tx }: AccountLookup, id: string): Promise<ResolvedAccount> {
  const isProfile = eq(profiles.id, id);
  const [person] = await tx.select().from(user).where(eq(user.id, id));
  const [profile] = await tx.select().from(profiles).where(isProfile).for('update');
  if (!person) throw new AppError('INVALID_LINK', 'the account is gone');
  const profileReady = !isEmptyProfile(profile?.profile_data);
  if (profile) {
    const transition = profileReady ? 'confirmEmailWithProfile' : 'confirmEmail';
    const onboarding_status = nextStatus(profile.onboarding_status, transition);
    await tx.update(profiles).set({ onboarding_status }).where(isProfile);
  }
  return { kind: 'known', id, email: person.email, profileReady };
}

/** Opens an account. Other sign-ups that wait for the address end; the profile that this browser staged is kept. */
async function openNewAccount(
  { tx, services, call, ticket }: AccountLookup,
  { subject, email, firstName, lastName }: OidcIdentity & { email: string },
): Promise<ResolvedAccount> {
  const pendingSignup = await findPendingSignupByTicket(tx, ticket, services.deps.now());
  const staged =
    pendingSignup?.email === email
      ? parseSubmittedProfile(pendingSignup.staged_profile, services.deps.secret)
      : null;
  const id = randomUUID();
  await openAccount(tx, services, call, {
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    password: null,
    provider_subject: subject,
    // The button says 'By continuing you accept ...', so the terms are accepted.
    terms_accepted_at: services.deps.now(),
    status: nextStatus('SIGNED_UP', staged ? 'confirmEmailWithProfile' : 'confirmEmail'),
    staged,
  });
  return { kind: 'new', id, email, profileReady: staged !== null };
}
