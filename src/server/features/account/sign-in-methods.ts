import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Deps, RequestContext, SessionUser } from '@/server/context';
import type { Database } from '@/server/db/client';
import { account, mailLinks, passkey, twoFactor } from '@/server/db/schema';
import { HOUR } from '@/shared/time/durations';

/**
 * Reads the address, a new address that waits for its confirmation, the ways in which the person can sign in, without
 * secrets, and what a deletion of the account would have to wait for.
 */
export async function readSignInMethods({ deps, user }: RequestContext & { user: SessionUser }) {
  const { db } = deps.database;
  const accounts = await db
    .select({ provider: account.providerId, password: account.password })
    .from(account)
    .where(eq(account.userId, user.id));
  const [pendingChange] = await db
    .select({ data: mailLinks.data })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.subject, user.id),
        eq(mailLinks.purpose, 'email_change'),
        gt(mailLinks.expires_at, deps.now()),
      ),
    );
  const passkeys = await db
    .select({ id: passkey.id, name: passkey.name, since: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, user.id))
    .orderBy(asc(passkey.createdAt));
  const [app] = await db
    .select({ since: twoFactor.enabled_at })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, user.id), isNotNull(twoFactor.enabled_at)));
  return {
    email: user.email,
    /** Since when an authenticator app is asked for, in ISO form; `null` if none is. */
    secondFactorSince: app?.since?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, since }) => ({
      id,
      name: name ?? 'Passkey',
      since: since.toISOString(),
    })),
    pendingEmail: pendingChange?.data.email ?? null,
    password: accounts.some(({ provider, password }) => provider === 'credential' && password !== null),
    /** The hours in which a deletion can be cancelled. */
    deletionGraceHours: deps.config.deletionGraceHours,
    /**
     * The time, in ISO form, until which a deletion requested now is delayed because a former address could still
     * recover the account; `null` if that is no longer than the grace period.
     */
    deletionWaitsUntil: await readLastRevertExpiry(db, user, deps),
    linkedin: accounts.some(({ provider }) => provider === 'linkedin_oidc'),
  };
}

/** The expiry of the last link that reverts a change of address, if that is after the grace period of a deletion. */
async function readLastRevertExpiry(
  db: Database,
  { id, email }: SessionUser,
  { now, config }: Deps,
): Promise<string | null> {
  const graceEnds = new Date(now().getTime() + config.deletionGraceHours * HOUR);
  const links = await db
    .select({ data: mailLinks.data, until: mailLinks.expires_at })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.subject, id),
        eq(mailLinks.purpose, 'email_revert'),
        gt(mailLinks.expires_at, graceEnds),
      ),
    )
    .orderBy(desc(mailLinks.expires_at));
  // A link back to the present address would undo nothing.
  return links.find(({ data }) => data.email !== email)?.until.toISOString() ?? null;
}
