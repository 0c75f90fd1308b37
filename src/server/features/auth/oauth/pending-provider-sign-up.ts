import { randomUUID } from 'node:crypto';
import type { OidcIdentity } from '@/server/adapters/oidc';
import { countAgainstWindows } from '@/server/db/rate-limits';
import { pendingSignups } from '@/server/db/schema';
import { hashToken, newToken } from '@/server/secrets/tokens';
import { mailSignup, PENDING_LIFETIME_MS } from '../sign-up/pending-sign-up';
import type { AccountLookup, ResolvedAccount } from './oauth-flow';

/**
 * Records a sign-up as the form does, with the person at the provider in place of a password: the mailed link opens the
 * account, in this browser only. A taken address gets the same answer, and its owner a notice.
 * @param owner the owner of the address, if it is taken
 */
export async function recordPendingProviderSignUp(
  { tx, services }: AccountLookup,
  identity: OidcIdentity & { email: string },
  owner: { first_name: string } | undefined,
): Promise<ResolvedAccount> {
  const { email, subject, firstName, lastName } = identity;
  const now = services.deps.now();
  const ticket = newToken();
  const signup = { id: randomUUID(), email, first_name: firstName, last_name: lastName };
  await tx.insert(pendingSignups).values({
    ...signup,
    provider_subject: subject,
    ticket: hashToken(ticket),
    terms_accepted_at: now,
    expires_at: new Date(now.getTime() + PENDING_LIFETIME_MS),
    created_at: now,
  });
  const waitMs = await countAgainstWindows(tx, services.limits.signUpMail(email), now);
  if (!waitMs) await mailSignup(tx, services, signup, owner);
  return { kind: 'confirm', id: signup.id, email, ticket };
}
