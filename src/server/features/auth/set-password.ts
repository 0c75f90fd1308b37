/** Setting a new password: after a recovery link, in the set-password step, in Settings. */
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { account, mailLinks, profiles, user } from '@/server/db/schema';
import { AppError } from '@/shared/errors';
import { nextStatus } from '@/shared/onboarding';
import { endpoint } from './endpoint';
import type { AuthKit, LiveSession } from './kit';
import { passwordSchema, refuseWeakPassword } from './password-policy';
import { signIn } from './sessions';
import { inTransaction } from './transaction';

/** How long a sign-in counts as fresh enough for a change like this, in milliseconds. */
export const FRESH = 15 * 60_000;

/** A recovery link was just used, an invited person sets their first, or the sign-in is a moment ago. */
function mayChange(live: LiveSession, now: Date): boolean {
  if (live.kind === 'recovery' || live.user.onboardingStatus === 'SET_PASSWORD') return true;
  return now.getTime() - live.user.signedInAt.getTime() <= FRESH;
}

/**
 * Sets the caller's password, ends every session of theirs and signs this browser in anew. Completes
 * SET_PASSWORD. Who had not accepted the terms does so by it: the page says so.
 */
export const setPassword = (kit: AuthKit) =>
  endpoint(kit, '/password', z.object({ password: passwordSchema }), async (call, { password }) => {
    const { deps, passwords } = kit;
    const live = call.headers && (await kit.liveSession(call.headers));
    if (!live) throw new AppError('UNAUTHENTICATED');
    const { id, email } = live.user;
    if (!mayChange(live, deps.now())) throw new AppError('REAUTHENTICATION_NEEDED');
    await refuseWeakPassword(password, email);
    const hash = await passwords.hash(password);
    const { internalAdapter } = call.context;
    await inTransaction(kit, call, async (tx) => {
      const [credential] = await tx
        .select({ id: account.id })
        .from(account)
        .where(and(eq(account.userId, id), eq(account.providerId, 'credential')));
      if (credential) await internalAdapter.updatePassword(id, hash);
      else {
        const own = { userId: id, providerId: 'credential', accountId: id, password: hash };
        await internalAdapter.createAccount(own);
      }
      await tx
        .update(user)
        .set({ terms_accepted_at: deps.now() })
        .where(and(eq(user.id, id), isNull(user.terms_accepted_at)));
      const [profile] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update');
      if (profile) {
        const status = nextStatus(profile.onboarding_status, 'setPassword');
        await tx.update(profiles).set({ onboarding_status: status }).where(eq(profiles.id, id));
      }
      await tx.delete(mailLinks).where(and(eq(mailLinks.subject, id), eq(mailLinks.purpose, 'recovery')));
      await internalAdapter.deleteUserSessions(id);
    });
    await signIn(call, kit, id);
    return { status: 'success' };
  });
