/** The kinds of procedure: anyone's, a signed-in person's, and those of certain onboarding statuses. */
import { ORPCError, os } from '@orpc/server';
import { AppError } from '@/shared/errors';
import type { OnboardingStatus } from '@/shared/onboarding';
import { isPostgresSafe, UNSUPPORTED_CHARACTERS } from '@/shared/postgres-safe-text';
import { requireConfirmed, requireStatus } from './access';
import type { RequestContext } from './context';
import { logAndAnswer } from './errors/answer';

const base = os.$context<RequestContext>();

/** Turns an `AppError` into what the client sees, and anything unknown into INTERNAL without its text. */
const withErrors = base.middleware(async ({ context, next }) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError) throw error;
    const { code, ...answer } = logAndAnswer(context.deps.logger, error);
    throw new ORPCError(code, answer);
  }
});

/** Saves of what a person types over time. They drop what no column holds, so that one paste stops no save. */
const CLEANED: ReadonlySet<string> = new Set(['profiles.save', 'record.save']);

/** Before any procedure sees its input: what the database could not hold is refused with a sentence. */
const refuseUnsupportedCharacters = base.middleware(({ next, path }, input: unknown) => {
  if (CLEANED.has(path.join('.')) || isPostgresSafe(input)) return next();
  throw new AppError('INVALID_INPUT', 'text that no column holds', { userMessage: UNSUPPORTED_CHARACTERS });
});

export const publicProcedure = base.use(withErrors).use(refuseUnsupportedCharacters);

/** The caller is known and their address is confirmed; `context.user` is the only identity to act on. */
export const signedInProcedure = publicProcedure.use(async ({ context, next }) =>
  next({ context: { user: await requireConfirmed(context) } }),
);

/** A `signedInProcedure` that also requires one of the onboarding statuses. */
export const onboardedProcedure = (statuses: readonly OnboardingStatus[]) =>
  publicProcedure.use(async ({ context, next }) =>
    next({ context: { user: await requireStatus(context, statuses) } }),
  );
