import { onboardedProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/onboarding';
import { waysIn } from './ways-in';

export const accountRouter = {
  /** What Settings shows of the account; its changes are made at `/api/auth`. */
  mine: onboardedProcedure(GUARDED_SCREENS['/settings']).handler(({ context }) => waysIn(context)),
};
