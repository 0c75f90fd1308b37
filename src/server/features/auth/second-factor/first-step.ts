/**
 * Ends a step of a login, whatever its factor: opens a session or, after the first step, asks for the second factor.
 */
import { eq } from 'drizzle-orm';
import { user } from '@/server/db/schema';
import { recordOwnAuthAct } from '../audit-log';
import type { AuthCallContext, AuthServices } from '../services';
import { mailNewBrowserNotice } from '../sessions/new-browser-mail';
import { signIn } from '../sessions/sessions';
import { readSecondFactor } from './check-second-factor';

/** `second_factor`: the browser shows the second step; a passkey is offered if the person has one. */
export type FirstStep = { status: 'signed_in' } | { status: 'second_factor'; passkey: boolean };

/**
 * Signs in a person who has shown a password or come from LinkedIn. If the account requires a second factor, the
 * browser gets a session that may only present it.
 */
export async function signInOrAsk(
  services: AuthServices,
  call: AuthCallContext,
  userId: string,
): Promise<FirstStep> {
  const secondFactor = await readSecondFactor(services, userId);
  if (secondFactor.isRequired) {
    await signIn(call, services, userId, 'second_factor');
    return { status: 'second_factor', passkey: secondFactor.passkey };
  }
  await signIn(call, services, userId);
  await mailNewBrowserNotice(services, call, userId);
  await recordOwnAuthAct(services, call, userId, 'signed_in');
  return { status: 'signed_in' };
}

/** Completes a sign-in with a second factor. */
export async function signInWithSecondFactor(
  services: AuthServices,
  call: AuthCallContext,
  userId: string,
): Promise<void> {
  await signIn(call, services, userId, 'full', services.deps.now());
  await mailNewBrowserNotice(services, call, userId);
  await recordOwnAuthAct(services, call, userId, 'signed_in_second_factor');
}

/** An account by its id, as the checks of its second factor need it. */
export async function findPerson({ deps }: AuthServices, userId: string) {
  const [person] = await deps.database.db
    .select({
      id: user.id,
      email: user.email,
      firstName: user.first_name,
      deletionRequestedAt: user.deletion_requested_at,
    })
    .from(user)
    .where(eq(user.id, userId));
  return person;
}
