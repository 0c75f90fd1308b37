/** The URLs of the coaching partners' calendars, which come from the configuration. */
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { onboardedProcedure } from '../../procedures';

const coachingProcedure = onboardedProcedure(GUARDED_SCREENS['/dashboard/branding']);

export const coachingRouter = {
  /** The external schedulers of both services, as https URLs. */
  schedulers: coachingProcedure.handler(({ context }) => context.deps.config.coaching),
};
