import { and, eq, gt } from 'drizzle-orm';
import type { RequestContext, SessionUser } from '@/server/context';
import { account, mailLinks } from '@/server/db/schema';

/**
 * The address, the one that waits for its confirmation, and how the person can sign in; without their secrets.
 */
export async function waysIn({ deps, user }: RequestContext & { user: SessionUser }) {
  const { db } = deps.database;
  const accounts = await db
    .select({ provider: account.providerId, password: account.password })
    .from(account)
    .where(eq(account.userId, user.id));
  const [waiting] = await db
    .select({ data: mailLinks.data })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.subject, user.id),
        eq(mailLinks.purpose, 'email_change'),
        gt(mailLinks.expires_at, deps.now()),
      ),
    );
  return {
    email: user.email,
    pendingEmail: waiting?.data.email ?? null,
    password: accounts.some(({ provider, password }) => provider === 'credential' && password !== null),
    /** How long a deletion can be taken back. */
    deletionGraceHours: deps.config.deletionGraceHours,
    linkedin: accounts.some(({ provider }) => provider === 'linkedin_oidc'),
  };
}
