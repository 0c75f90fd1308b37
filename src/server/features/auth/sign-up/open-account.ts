/**
 * Opens an account for a proven address: the person, their credential and their profile row, all or nothing. Locks
 * addresses, and links accounts to people at the identity provider.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import { account as accounts, profiles } from '@/server/db/schema';
import type { OnboardingStatus } from '@/shared/account/onboarding';
import { PROFILE_VERSION } from '@/shared/profile/profile-data';
import type { AuthCallContext, AuthServices } from '../services';
import { endPendingSignups } from './pending-sign-up';
import type { StagedProfile } from './staged-profile';

export interface NewAccount {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  /** argon2id; `null` if the person has not chosen one yet. */
  password: string | null;
  /** The person's id at the identity provider; `null` for somebody who signs in with a password only. */
  provider_subject: string | null;
  terms_accepted_at: Date | null;
  status: OnboardingStatus;
  staged: StagedProfile | null;
}

/**
 * Lets only one transaction at a time open an account for an address, since two would deadlock on each other's rows.
 * Held until the transaction ends.
 */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/** The identity provider's name in `account`, which the specification prescribes. */
export const OIDC_PROVIDER = 'linkedin_oidc';

/** The account that is linked to a subject of the identity provider. */
export async function findLinkedAccount(tx: Transaction, subject: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, OIDC_PROVIDER), eq(accounts.accountId, subject)));
  return row?.userId;
}

/** Links the person at the provider to this account; an identity that is linked to an account already stays there. */
export async function linkProvider(tx: Transaction, call: AuthCallContext, userId: string, subject: string) {
  await lockEmail(tx, `${OIDC_PROVIDER} ${subject}`);
  if (await findLinkedAccount(tx, subject)) return;
  await call.context.internalAdapter.createAccount({ userId, providerId: OIDC_PROVIDER, accountId: subject });
}

/**
 * Opens an account inside a transaction that has locked the e-mail address. Other pending sign-ups for the
 * address are deleted.
 * @returns false if the address already has an account
 */
export async function openAccount(
  tx: Transaction,
  services: AuthServices,
  call: AuthCallContext,
  account: NewAccount,
): Promise<boolean> {
  const { internalAdapter } = call.context;
  if (await internalAdapter.findUserByEmail(account.email)) return false;
  const now = services.deps.now();
  const { id, email, first_name, last_name, terms_accepted_at, staged } = account;
  await internalAdapter.createUser(
    {
      id,
      email,
      name: `${first_name} ${last_name}`.trim(),
      first_name,
      last_name,
      emailVerified: true,
      email_confirmed_at: now,
      terms_accepted_at,
      createdAt: now,
      updatedAt: now,
    },
    { method: 'email-password' },
  );
  if (account.password !== null) {
    const { password } = account;
    await internalAdapter.createAccount({ userId: id, providerId: 'credential', accountId: id, password });
  }
  if (account.provider_subject !== null) await linkProvider(tx, call, id, account.provider_subject);
  await tx.insert(profiles).values({
    id,
    onboarding_status: account.status,
    profile_version: PROFILE_VERSION,
    created_at: now,
    updated_at: now,
    ...(staged && {
      profile_data: staged.profile,
      evidence: staged.evidence,
      record: staged.record,
      // A profile without evidence is its owner's own text, not a generated one.
      generated: staged.evidence && staged.profile,
      linkedinurl: staged.profile.linkedinUrl || null,
      revision: 1,
    }),
  });
  await endPendingSignups(tx, email);
  return true;
}
