/** Sets a new password: after a recovery link, in the set-password step, or in Settings. */
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { account, profiles, user } from '@/server/db/schema';
import { nextStatus } from '@/shared/account/onboarding';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { authEndpoint } from '../better-auth/endpoint';
import { inTransaction } from '../better-auth/transaction';
import { endLinks, mailUrl } from '../mail-links';
import { passwordSchema, refuseWeakPassword } from '../passwords/password-policy';
import { signInOrAsk } from '../second-factor/first-step';
import type { AuthServices, SessionWithPerson } from '../services';
import { lockPerson, requireFresh } from '../sessions/caller';
import { signIn } from '../sessions/sessions';

/** Whether the caller must have proven their identity recently: not after a recovery link, nor for a first password. */
const needsFreshProof = ({ kind, user }: SessionWithPerson): boolean =>
  kind !== 'recovery' && user.onboardingStatus !== 'SET_PASSWORD';

/**
 * Sets the caller's password, ends all their sessions and signs this browser in again. Completes SET_PASSWORD. It also
 * accepts the terms if they were not accepted yet, as the page says.
 */
export const setPassword = (services: AuthServices) =>
  authEndpoint(services, '/password', z.object({ password: passwordSchema }), async (call, { password }) => {
    const { deps, passwords } = services;
    const live = call.headers && (await services.liveSession(call.headers));
    if (!live) throw new AppError('UNAUTHENTICATED');
    const { id, email, firstName } = live.user;
    const now = deps.now();
    if (needsFreshProof(live)) requireFresh(live, now);
    await refuseWeakPassword(password, email);
    const hash = await passwords.hash(password, id);
    const { internalAdapter } = call.context;
    await inTransaction(services, call, async (tx) => {
      if (!(await lockPerson(tx, id))) throw new AppError('UNAUTHENTICATED', 'account is being deleted');
      const [credential] = await tx
        .select({ id: account.id })
        .from(account)
        .where(and(eq(account.userId, id), eq(account.providerId, 'credential')));
      if (credential) await internalAdapter.updatePassword(id, hash);
      else {
        const passwordAccount = { userId: id, providerId: 'credential', accountId: id, password: hash };
        await internalAdapter.createAccount(passwordAccount);
      }
      await tx
        .update(user)
        .set({ terms_accepted_at: now })
        .where(and(eq(user.id, id), isNull(user.terms_accepted_at)));
      const [profile] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update');
      if (profile) {
        const status = nextStatus(profile.onboarding_status, 'setPassword');
        await tx.update(profiles).set({ onboarding_status: status }).where(eq(profiles.id, id));
      }
      await endLinks(tx, 'recovery', id);
      // Before a recovery somebody else may have controlled the account: changes of address that they began are
      // cancelled.
      if (live.kind === 'recovery') await endLinks(tx, 'email_change', id);
      const resetUrl = mailUrl(services, '/forgot-password');
      await enqueueMail(tx, email, { kind: 'password-changed', data: { firstName, resetUrl } }, now);
      await internalAdapter.deleteUserSessions(id);
      await recordOwnAuthAct(services, call, id, 'password_set', tx);
    });
    wakeMailSender(deps.database.db);
    if (live.kind === 'full') {
      await signIn(call, services, id, 'full', live.user.secondFactorAt);
      return { status: 'signed_in' as const };
    }
    // Access to the mailbox counts as one factor.
    return signInOrAsk(services, call, id);
  });
