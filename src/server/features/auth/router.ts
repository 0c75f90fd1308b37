import { onboardedProcedure, publicProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/onboarding';
import { waysIn } from './settings/ways-in';

export const authRouter = {
  /** Who is asking: the person and where their onboarding stands, or `null` without a session. */
  me: publicProcedure.handler(async ({ context }) => {
    const user = await context.session();
    if (!user) return null;
    const { id, email, firstName, lastName, emailConfirmed, onboardingStatus } = user;
    return { id, email, firstName, lastName, emailConfirmed, onboardingStatus };
  }),
  /** What Settings shows of the account. */
  account: onboardedProcedure(GUARDED_SCREENS['/settings']).handler(({ context }) => waysIn(context)),
};
