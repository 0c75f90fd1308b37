import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { enforceLimits } from '@/server/db/rate-limits';
import { user } from '@/server/db/schema';
import { publicProcedure } from '@/server/procedures';
import { authLimits } from './limits';

export const authRouter = {
  /** The signed-in person and the state of their onboarding; `null` without a session. */
  me: publicProcedure.handler(async ({ context }) => {
    const person = await context.session();
    if (!person) return null;
    const { id, email, firstName, lastName, emailConfirmed, onboardingStatus } = person;
    return { id, email, firstName, lastName, emailConfirmed, onboardingStatus };
  }),
  /**
   * Whether a sign-up was confirmed, perhaps on another device. Only the browser that signed up knows its id; if the
   * address had an account already, the id belongs to no sign-up.
   */
  isConfirmed: publicProcedure
    .input(z.object({ id: z.string().min(16).max(64) }))
    .handler(async ({ context, input }) => {
      const { database, hashKey, now } = context.deps;
      const { db } = database;
      await enforceLimits(db, authLimits(hashKey).confirmed(context.clientIp), now());
      const [person] = await db.select({ id: user.id }).from(user).where(eq(user.id, input.id));
      return person !== undefined;
    }),
};
