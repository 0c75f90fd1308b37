import { randomUUID } from 'node:crypto';
import type { OidcIdentity } from '@/server/adapters/oidc';
import { countInTurn } from '@/server/db/rate-limits';
import { pendingSignups } from '@/server/db/schema';
import { mailSignup, PENDING_LIFETIME } from '../pending';
import { hashToken, newToken } from '../tokens';
import type { AccountLookup, ResolvedAccount } from './attempt';

/**
 * Records a sign-up of its own, as the form does, with the person at the provider in the password's place: the
 * mailed link opens the account, in this browser alone. A taken address gives the same answer, and its owner
 * the notice.
 * @param owner whose address it already is
 */
export async function recordUnproven(
  { tx, kit }: AccountLookup,
  identity: OidcIdentity & { email: string },
  owner: { first_name: string } | undefined,
): Promise<ResolvedAccount> {
  const { email, subject, firstName, lastName } = identity;
  const now = kit.deps.now();
  const ticket = newToken();
  const signup = { id: randomUUID(), email, first_name: firstName, last_name: lastName };
  await tx.insert(pendingSignups).values({
    ...signup,
    provider_subject: subject,
    ticket: hashToken(ticket),
    terms_accepted_at: now,
    expires_at: new Date(now.getTime() + PENDING_LIFETIME),
    created_at: now,
  });
  const overMailed = await countInTurn(tx, kit.limits.signUpMail(email), now);
  if (!overMailed) await mailSignup(tx, kit, signup, owner);
  return { kind: 'confirm', id: signup.id, email, ticket };
}
