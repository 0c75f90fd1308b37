/** Entries of the audit log for a request, with its origin. */
import type { RequestContext, SessionUser } from '@/server/context';
import { type ActOrigin, recordAct } from '@/server/db/audit';
import type { AuditAct } from '@/shared/account/audit';
import { largerNetworkOf } from './client-ip';
import { browserName } from './user-agent';

/** Adds an entry to the audit log about what the caller did to their own account. */
export const recordOwnAct = (
  context: RequestContext & { user: SessionUser },
  act: AuditAct,
): Promise<void> => {
  const { deps, user, clientIp, request } = context;
  const origin = actOriginOf(clientIp, request.headers);
  return recordAct(deps.database.db, { subjectId: user.id, act, origin, at: deps.now() });
};

/** The visitor's network, never the whole IP address, and the name of their browser. */
export const actOriginOf = (clientIp: string, headers: Headers | undefined): ActOrigin => ({
  network: largerNetworkOf(clientIp),
  browser: browserName(headers?.get('user-agent')),
});
