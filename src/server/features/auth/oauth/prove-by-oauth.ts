/** Uses a sign-in at the identity provider as proof of identity for somebody who is signed in here already. */
import type { OidcIdentity } from '@/server/adapters/oidc';
import { AppError } from '@/shared/errors/app-error';
import { requireNoSecondFactor } from '../second-factor/check-second-factor';
import type { AuthCallContext, AuthServices } from '../services';
import { readCaller } from '../sessions/caller';
import { findLinkedAccount } from '../sign-up/open-account';

const OTHER_ACCOUNT_MESSAGE = 'This is not the LinkedIn account that opens your account here.';

/**
 * Checks that the identity is linked to the caller's account. A different one, from a browser in which LinkedIn
 * remembers another person, proves nothing. No account is opened, linked or changed.
 * @returns the caller
 * @throws AppError UNAUTHENTICATED, INVALID_CREDENTIALS
 */
export async function proveByOauth(
  services: AuthServices,
  call: AuthCallContext,
  { subject }: OidcIdentity,
): Promise<{ id: string; secondFactorAt: Date | null }> {
  const { id, secondFactorAt } = (await readCaller(services, call)).user;
  await requireNoSecondFactor(services, id);
  const owner = await services.deps.database.db.transaction((tx) => findLinkedAccount(tx, subject));
  if (owner === id) return { id, secondFactorAt };
  throw new AppError('INVALID_CREDENTIALS', 'another identity', { userMessage: OTHER_ACCOUNT_MESSAGE });
}
