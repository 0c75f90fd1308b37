/** Signs a person out of every browser at once. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { session } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { endpoint } from '../better-auth/endpoint';
import type { AuthKit } from '../kit';
import { signOut } from '../sessions/sessions';

/**
 * Ends every session of the caller, this one included. No fresh sign-in is needed, since this only takes access away.
 */
export const logoutEverywhere = (kit: AuthKit) =>
  endpoint(kit, '/logout/everywhere', z.unknown(), async (call) => {
    const live = call.headers && (await kit.liveSession(call.headers));
    if (live?.kind !== 'full') throw new AppError('UNAUTHENTICATED');
    await kit.deps.database.db.delete(session).where(eq(session.userId, live.user.id));
    await signOut(call, kit.deps);
    await recordOwnAuthAct(kit, call, live.user.id, 'signed_out_everywhere');
    return { status: 'success' };
  });
