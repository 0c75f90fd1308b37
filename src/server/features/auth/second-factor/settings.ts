/** The authenticator app and the recovery codes of an account, in Settings. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { enforceLimits } from '@/server/db/rate-limits';
import { session, twoFactor, user } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { authEndpoint } from '../better-auth/endpoint';
import { mailUrl } from '../mail-links';
import type { AuthCallContext, AuthServices, SessionWithPerson } from '../services';
import { lockPerson, readCaller, requireFresh } from '../sessions/caller';
import { signIn } from '../sessions/sessions';
import { consumeCode } from './check-second-factor';
import { codeBody } from './login';
import { checkAppCode, createAppSecret, readRecoveryCodes, renewRecoveryCodes } from './plugin';

/** The caller, after a recent proof of identity: nobody else may add or remove a way to sign in. */
export async function requireFreshMember(
  services: AuthServices,
  call: AuthCallContext,
): Promise<SessionWithPerson['user']> {
  const live = await readCaller(services, call);
  requireFresh(live, services.deps.now());
  return live.user;
}

const CONCURRENT_CHANGE = { userMessage: 'This was changed meanwhile. Please reload the page.' };

async function requireSecondFactorState({ deps }: AuthServices, userId: string, on: boolean): Promise<void> {
  const [person] = await deps.database.db
    .select({ on: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, userId));
  if (person?.on !== on)
    throw new AppError('INVALID_INPUT', `app is ${on ? 'off' : 'on'}`, CONCURRENT_CHANGE);
}

/**
 * Creates the secret for an app. The second factor is not required until a first code confirms that the app has the
 * secret.
 */
const begin = (services: AuthServices) =>
  authEndpoint(services, '/second-factor', z.unknown(), async (call) => {
    const person = await requireFreshMember(services, call);
    await requireSecondFactorState(services, person.id, false);
    const address = await createAppSecret(call, person);
    return { address, secret: new URL(address).searchParams.get('secret') ?? '' };
  });

/**
 * Turns the second factor on and signs out every other browser, since none of them has shown it.
 * @returns the recovery codes
 */
const confirm = (services: AuthServices) =>
  authEndpoint(services, '/second-factor/confirm', codeBody, async (call, { code }) => {
    const { deps, limits } = services;
    const { db } = deps.database;
    const now = deps.now();
    const person = await requireFreshMember(services, call);
    await requireSecondFactorState(services, person.id, false);
    await enforceLimits(db, limits.secondFactor(person.id), now);
    const [pending] = await db.select().from(twoFactor).where(eq(twoFactor.userId, person.id));
    if (!pending) throw new AppError('INVALID_INPUT', 'no secret to confirm', CONCURRENT_CHANGE);
    const typed = code.replace(/\s/g, '');
    await checkAppCode(call, person, typed);
    await consumeCode(services, person.id, typed);
    await db.transaction(async (tx) => {
      if (!(await lockPerson(tx, person.id))) throw new AppError('UNAUTHENTICATED');
      await tx.update(twoFactor).set({ enabled_at: now }).where(eq(twoFactor.userId, person.id));
      await tx.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, person.id));
      await tx.delete(session).where(eq(session.userId, person.id));
      await enqueueMail(
        tx,
        person.email,
        signInChangedMail(services, person, 'An authenticator app was added'),
        now,
      );
      await recordOwnAuthAct(services, call, person.id, 'app_added', tx);
    });
    wakeMailSender(db);
    await signIn(call, services, person.id, 'full', now);
    return { recoveryCodes: await readRecoveryCodes(call, person) };
  });

/** Replaces the recovery codes; the former ones are invalid from then on. */
const renewCodes = (services: AuthServices) =>
  authEndpoint(services, '/second-factor/recovery-codes', z.unknown(), async (call) => {
    const person = await requireFreshMember(services, call);
    await requireSecondFactorState(services, person.id, true);
    const codes = await renewRecoveryCodes(call, person);
    await recordOwnAuthAct(services, call, person.id, 'recovery_codes_renewed');
    return { recoveryCodes: codes };
  });

const remove = (services: AuthServices) =>
  authEndpoint(services, '/second-factor/remove', z.unknown(), async (call) => {
    const { deps } = services;
    const { db } = deps.database;
    const person = await requireFreshMember(services, call);
    await db.transaction(async (tx) => {
      await tx.delete(twoFactor).where(eq(twoFactor.userId, person.id));
      await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, person.id));
      const mail = signInChangedMail(services, person, 'The authenticator app was removed');
      await enqueueMail(tx, person.email, mail, deps.now());
      await recordOwnAuthAct(services, call, person.id, 'app_removed', tx);
    });
    wakeMailSender(db);
    return { status: 'success' };
  });

/** The mail that says that a way to sign in was added or removed. */
export const signInChangedMail = (
  services: AuthServices,
  { firstName }: { firstName: string },
  what: string,
) =>
  ({
    kind: 'sign-in-changed',
    data: { firstName, what, resetUrl: mailUrl(services, '/forgot-password') },
  }) as const;

/** The endpoints for setting up, confirming and removing the second factor, and for new recovery codes. */
export const secondFactorSettings = (services: AuthServices) => ({
  secondFactor: begin(services),
  secondFactorConfirm: confirm(services),
  recoveryCodes: renewCodes(services),
  secondFactorRemove: remove(services),
});
