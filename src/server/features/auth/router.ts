import { publicProcedure } from '@/server/procedures';

export const authRouter = {
  /** Who is asking: the person and where their onboarding stands, or `null` without a session. */
  me: publicProcedure.handler(async ({ context }) => {
    const user = await context.session();
    if (!user) return null;
    const { id, email, firstName, lastName, emailConfirmed, onboardingStatus } = user;
    return { id, email, firstName, lastName, emailConfirmed, onboardingStatus };
  }),
};
