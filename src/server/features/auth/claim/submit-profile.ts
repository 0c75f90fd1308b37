/** `POST /webhook/submit-profile {uuid, profile}`: stores a generated profile for its owner. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { RequestContext } from '@/server/context';
import { storeGenerated } from '@/server/db/profiles/store-generated';
import { enforceLimits } from '@/server/db/rate-limits';
import { pendingSignups } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { parseBody } from '../better-auth/parse-body';
import { readCookieToken } from '../cookies';
import type { AuthServices } from '../services';
import { findPendingSignupByTicket, type PendingSignup } from '../sign-up/pending-sign-up';
import { parseSubmittedProfile } from '../sign-up/staged-profile';

const body = z.object({ uuid: z.string().max(100), profile: z.unknown() });

/**
 * Stores a submitted profile: once, only into an empty profile, and only for the caller. The `uuid` must be that of the
 * session's person, or the id of this browser's sign-up (shown by its ticket), with which the profile waits for the
 * confirmation.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT, PROFILE_EXISTS, TOO_MANY_REQUESTS
 */
export async function submitProfile(
  services: AuthServices,
  context: RequestContext,
  input: unknown,
): Promise<void> {
  const { deps, limits } = services;
  const { db } = deps.database;
  const now = deps.now();
  await enforceLimits(db, limits.submit(context.clientIp), now);
  const { uuid, profile } = parseBody(body, input);
  const user = await context.session();
  const ticket = readCookieToken(context.request.headers, deps.config, 'ticket');
  const signup = user?.id === uuid ? undefined : await findPendingSignupByTicket(db, ticket, now);
  if (!user && !signup) throw new AppError('UNAUTHENTICATED');
  if (uuid !== user?.id && uuid !== signup?.id) throw new AppError('FORBIDDEN', 'uuid of someone else');
  const submitted = parseSubmittedProfile(profile, deps.secret);
  if (!submitted) throw new AppError('INVALID_INPUT', 'not a profile');
  if (signup) return stageProfile(services, signup, profile);
  const outcome = await storeGenerated(db, { profileId: uuid, ...submitted, onExisting: 'keep', now });
  if (outcome !== 'stored') throw new AppError('PROFILE_EXISTS', outcome);
}

/**
 * Stores a profile with its sign-up. Sending the same one again is not an error, since the first answer may have been
 * lost.
 */
async function stageProfile({ deps }: AuthServices, signup: PendingSignup, profile: unknown): Promise<void> {
  const { db } = deps.database;
  const [staged] = await db
    .update(pendingSignups)
    .set({ staged_profile: profile })
    .where(and(eq(pendingSignups.id, signup.id), isNull(pendingSignups.staged_profile)))
    .returning({ id: pendingSignups.id });
  if (staged) return;
  const [existing] = await db.select().from(pendingSignups).where(eq(pendingSignups.id, signup.id));
  if (!isDeepStrictEqual(existing?.staged_profile, profile)) throw new AppError('PROFILE_EXISTS', 'staged');
}
