/** Signs a person out of every browser at once. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { session } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { authEndpoint } from '../better-auth/endpoint';
import type { AuthServices } from '../services';
import { signOut } from '../sessions/sessions';

/**
 * Ends every session of the caller, this one included. No fresh sign-in is needed, since this only takes access away.
 */
export const logoutEverywhere = (services: AuthServices) =>
  authEndpoint(services, '/logout/everywhere', z.unknown(), async (call) => {
    const live = call.headers && (await services.liveSession(call.headers));
    if (live?.kind !== 'full') throw new AppError('UNAUTHENTICATED');
    await services.deps.database.db.delete(session).where(eq(session.userId, live.user.id));
    await signOut(call, services.deps);
    await recordOwnAuthAct(services, call, live.user.id, 'signed_out_everywhere');
    return { status: 'success' };
  });
