/** Authorises changes of an account: by onboarding status, by how fresh the sign-in is, or by a mailed link. */
import { and, eq, isNull } from 'drizzle-orm';
import { requireConfirmed, requireStatus } from '@/server/access';
import type { Transaction } from '@/server/db/client';
import { user } from '@/server/db/schema';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { AppError } from '@/shared/errors/app-error';
import { MINUTE } from '@/shared/time/durations';
import type { AuthCallContext, AuthServices, SessionWithPerson } from '../services';

/** Milliseconds for which a sign-in is recent enough for a sensitive change. */
export const FRESH_SIGN_IN_MS = 15 * MINUTE;

/**
 * The caller, signed in with a confirmed address, whatever their onboarding status: for actions that are allowed before
 * onboarding is complete.
 * @throws AppError UNAUTHENTICATED, ONBOARDING_STATUS
 */
export async function readCaller(services: AuthServices, call: AuthCallContext): Promise<SessionWithPerson> {
  const live = call.headers && (await services.liveSession(call.headers));
  if (live?.kind !== 'full') throw new AppError('UNAUTHENTICATED');
  await requireConfirmed({ session: async () => live.user });
  return live;
}

/**
 * The caller, if their onboarding status lets them into Settings.
 * @throws AppError UNAUTHENTICATED, ONBOARDING_STATUS
 */
export async function readSettingsCaller(
  services: AuthServices,
  call: AuthCallContext,
): Promise<SessionWithPerson> {
  const live = await readCaller(services, call);
  await requireStatus({ session: async () => live.user }, GUARDED_SCREENS['/settings']);
  return live;
}

/**
 * Requires that the person signed in or proved their identity recently.
 * @throws AppError REAUTHENTICATION_NEEDED on an old sign-in; the browser then asks for a proof
 */
export function requireFresh(live: SessionWithPerson, now: Date): void {
  const age = now.getTime() - live.user.signedInAt.getTime();
  if (age > FRESH_SIGN_IN_MS) throw new AppError('REAUTHENTICATION_NEEDED', 'sign-in is old');
}

/** A person's row, locked until the transaction ends; `undefined` if they are deleted or being deleted. */
export async function lockPerson(tx: Transaction, id: string) {
  const [person] = await tx
    .select()
    .from(user)
    .where(and(eq(user.id, id), isNull(user.deletion_requested_at)))
    .for('update');
  return person;
}

const INVALID_LINK_MESSAGE = 'This link has expired or was used before.';

/** The refusal of a mailed link; the page itself says what the link was for. */
export const invalidLinkError = (internal: string) =>
  new AppError('INVALID_LINK', internal, { userMessage: INVALID_LINK_MESSAGE });
