/** The kinds of procedure: anyone's, a signed-in person's, and those of certain onboarding statuses. */
import { ORPCError, os } from '@orpc/server';
import { AppError } from '@/shared/errors';
import type { OnboardingStatus } from '@/shared/onboarding';
import { isPostgresSafe, UNSUPPORTED_CHARACTERS } from '@/shared/postgres-safe-text';
import type { RequestContext, SessionUser } from './context';
import { knownErrorOf } from './errors';

const base = os.$context<RequestContext>();

/** Turns an `AppError` into what the client sees, and anything unknown into INTERNAL without its text. */
const withErrors = base.middleware(async ({ context, next }) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError) throw error;
    const known = knownErrorOf(error);
    const level = known.status >= 500 ? 'error' : 'info';
    context.deps.logger[level](
      { code: known.code, err: known.status >= 500 ? error : undefined },
      known.status >= 500 ? 'request failed' : known.message,
    );
    throw new ORPCError(known.code, { status: known.status, message: known.userMessage, data: known.data });
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
export const signedInProcedure = publicProcedure.use(async ({ context, next }) => {
  const user = await context.session();
  if (!user) throw new AppError('UNAUTHENTICATED');
  if (!user.emailConfirmed) throw new AppError('ONBOARDING_STATUS', 'address not confirmed');
  return next({ context: { user } satisfies { user: SessionUser } });
});

/** As `signedInProcedure`, for people whose onboarding has reached one of the statuses. */
export function onboardedProcedure(statuses: readonly OnboardingStatus[]) {
  return signedInProcedure.use(({ context, next }) => {
    const status = context.user.onboardingStatus;
    if (!status || !statuses.includes(status)) throw new AppError('ONBOARDING_STATUS', `status is ${status}`);
    return next();
  });
}
