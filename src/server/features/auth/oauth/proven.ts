/** A sign-in at the identity provider as the proof of who is signed in here already. */
import type { OidcIdentity } from '@/server/adapters/oidc';
import { AppError } from '@/shared/errors';
import type { AuthKit, Call } from '../kit';
import { findLinked } from '../open-account';
import { requireNoSecondFactor } from '../second-factor/check';
import { memberCalling } from '../settings/caller';

const SOMEONE_ELSE = 'This is not the LinkedIn account that opens your account here.';

/**
 * Opens no account, links none and changes none: somebody else's identity, in a browser where LinkedIn remembers
 * another person, proves nothing.
 * @returns the caller, who has shown as much before
 * @throws AppError UNAUTHENTICATED, INVALID_CREDENTIALS
 */
export async function proven(
  kit: AuthKit,
  call: Call,
  { subject }: OidcIdentity,
): Promise<{ id: string; secondFactorAt: Date | null }> {
  const { id, secondFactorAt } = (await memberCalling(kit, call)).user;
  await requireNoSecondFactor(kit, id);
  const owner = await kit.deps.database.db.transaction((tx) => findLinked(tx, subject));
  if (owner === id) return { id, secondFactorAt };
  throw new AppError('INVALID_CREDENTIALS', 'another identity', { userMessage: SOMEONE_ELSE });
}
