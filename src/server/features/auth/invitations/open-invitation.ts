/** Opens an invitation. */
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/server/db/client';
import { enforceLimits } from '@/server/db/rate-limits';
import { mailLinks, user } from '@/server/db/schema';
import { hashToken } from '@/server/secrets/tokens';
import { AppError } from '@/shared/errors/app-error';
import { authEndpoint } from '../better-auth/endpoint';
import { signInOrAsk } from '../second-factor/first-step';
import { type AuthServices, clientIpOf } from '../services';

/** Confirms the address of an account: using a mailed link proves that the person reads it. */
export async function confirmAddress(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(user)
    .set({ emailVerified: true, email_confirmed_at: now })
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)));
}

/** Uses an invitation up: confirms the address and signs in. The set-password step comes next. */
export const openInvitation = (services: AuthServices) =>
  authEndpoint(
    services,
    '/invitation',
    z.object({ token: z.string().min(1).max(200) }),
    async (call, { token }) => {
      const { deps, limits } = services;
      const { db } = deps.database;
      const now = deps.now();
      await enforceLimits(db, limits.link(clientIpOf(call)), now);
      const [link] = await db
        .delete(mailLinks)
        .where(
          and(
            eq(mailLinks.token, hashToken(token)),
            eq(mailLinks.purpose, 'invite'),
            gt(mailLinks.expires_at, now),
          ),
        )
        .returning();
      if (!link) throw new AppError('INVALID_LINK', 'no such invitation');
      await confirmAddress(db, link.subject, now);
      return signInOrAsk(services, call, link.subject);
    },
  );
