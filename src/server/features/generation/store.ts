/** The account's side of a generation: who may ask for one, and where its result goes. */
import type { Deps, SessionUser } from '@/server/context';
import { storeGenerated } from '@/server/db/profiles/store-generated';
import { AppError } from '@/shared/errors';
import type { GeneratedProfile, Notice } from '@/shared/generation';
import { GUARDED_SCREENS, type OnboardingStatus } from '@/shared/onboarding';
import { profileDataSchema } from '@/shared/profile';

/** The signed-in person, when the guard table lets them see `/create-profile`. */
export function requireGenerator(user: SessionUser | null): SessionUser {
  if (!user) throw new AppError('UNAUTHENTICATED');
  const allowed: readonly OnboardingStatus[] = GUARDED_SCREENS['/create-profile'];
  if (!user.emailConfirmed || !user.onboardingStatus || !allowed.includes(user.onboardingStatus)) {
    throw new AppError('ONBOARDING_STATUS', `status is ${user.onboardingStatus}`);
  }
  return user;
}

/**
 * Fills an empty profile; one that is there stays, and the result becomes its private draft.
 * @returns what the account's owner should know
 */
export async function storeFor(
  deps: Deps,
  userId: string,
  generated: GeneratedProfile,
): Promise<{ outcome: 'stored' | 'draft'; notices: Notice[] }> {
  const outcome = await storeGenerated(deps.database.db, {
    profileId: userId,
    profile: profileDataSchema.parse(generated),
    evidence: generated.evidence ?? null,
    onto: 'draft',
    now: deps.now(),
  });
  if (outcome !== 'stored' && outcome !== 'draft') throw new AppError('PROFILE_NOT_FOUND', outcome);
  return { outcome, notices: generated.notices };
}
