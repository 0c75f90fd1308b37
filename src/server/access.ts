/** Authorisation by the session, shared by procedures, HTTP routes and streams. */

import type { OnboardingStatus } from '@/shared/account/onboarding';
import { AppError } from '@/shared/errors/app-error';
import type { RequestContext, SessionUser } from './context';

type Caller = Pick<RequestContext, 'session'>;

/** The signed-in person, in any onboarding status. @throws AppError UNAUTHENTICATED */
export async function requireSignedIn(caller: Caller): Promise<SessionUser> {
  const user = await caller.session();
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

/**
 * The signed-in person, whose address has to be confirmed.
 * @throws AppError UNAUTHENTICATED, ONBOARDING_STATUS
 */
export async function requireConfirmed(caller: Caller): Promise<SessionUser> {
  const user = await requireSignedIn(caller);
  if (!user.emailConfirmed) throw new AppError('ONBOARDING_STATUS', 'address not confirmed');
  return user;
}

/**
 * The signed-in person, whose address has to be confirmed, and whose onboarding has to be at one of the statuses.
 * @param statuses usually a screen's, of `GUARDED_SCREENS`
 * @throws AppError UNAUTHENTICATED, ONBOARDING_STATUS
 */
export async function requireStatus(
  caller: Caller,
  statuses: readonly OnboardingStatus[],
): Promise<SessionUser> {
  const user = await requireConfirmed(caller);
  const status = user.onboardingStatus;
  if (!status || !statuses.includes(status)) throw new AppError('ONBOARDING_STATUS', `status is ${status}`);
  return user;
}
