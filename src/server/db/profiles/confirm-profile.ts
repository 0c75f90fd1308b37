import { eq, sql } from 'drizzle-orm';
import { nextStatus, type OnboardingStatus, TRANSITIONS } from '@/shared/account/onboarding';
import type { Database } from '../client';
import { profiles } from '../schema';

/**
 * Advances PROFILE_GENERATED to PROFILE_CONFIRMED; any other status stays.
 * @returns the resulting status, or `null` when there is no such profile
 */
export async function confirmProfile(db: Database, profileId: string): Promise<OnboardingStatus | null> {
  const [from] = Object.keys(TRANSITIONS.confirmProfile) as OnboardingStatus[];
  const to = nextStatus(from as OnboardingStatus, 'confirmProfile');
  const [row] = await db
    .update(profiles)
    .set({
      onboarding_status: sql`case when ${profiles.onboarding_status} = ${from} then ${to} else ${profiles.onboarding_status} end`,
    })
    .where(eq(profiles.id, profileId))
    .returning({ status: profiles.onboarding_status });
  return row?.status ?? null;
}
