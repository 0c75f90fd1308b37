/** The kinds of procedures: public, for signed-in people, and for certain onboarding statuses. */
import { ORPCError, os } from '@orpc/server';
import type { OnboardingStatus } from '@/shared/account/onboarding';
import { requireConfirmed, requireStatus } from './access';
import type { RequestContext } from './context';
import { logAndAnswer } from './errors/answer';

const base = os.$context<RequestContext>();

/** Logs an error and throws what the client may see of it; errors of oRPC itself pass unchanged. */
const withErrors = base.middleware(async ({ context, next }) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError) throw error;
    const { code, ...answer } = logAndAnswer(context.deps.logger, error);
    throw new ORPCError(code, answer);
  }
});

export const publicProcedure = base.use(withErrors);

/** Requires a signed-in caller with a confirmed address; `context.user` is the only identity to act on. */
export const signedInProcedure = publicProcedure.use(async ({ context, next }) =>
  next({ context: { user: await requireConfirmed(context) } }),
);

/** A `signedInProcedure` that also requires one of the onboarding statuses. */
export const onboardedProcedure = (statuses: readonly OnboardingStatus[]) =>
  publicProcedure.use(async ({ context, next }) =>
    next({ context: { user: await requireStatus(context, statuses) } }),
  );
