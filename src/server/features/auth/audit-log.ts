/** Entries of the audit log about what a person does to their own account. */
import { type ActOrigin, recordAct } from '@/server/db/audit';
import type { Transaction } from '@/server/db/client';
import { networkOfAddress } from '@/server/http/client-ip';
import { browserName } from '@/server/http/user-agent';
import type { AuditAct } from '@/shared/account/audit';
import { type AuthCallContext, type AuthServices, clientIpOf } from './services';

const placeOf = (call: AuthCallContext): ActOrigin => ({
  network: networkOfAddress(clientIpOf(call)),
  browser: browserName(call.headers?.get('user-agent')),
});

/** @param tx the transaction of the act, where there is one */
export const recordOwnAuthAct = (
  { deps }: AuthServices,
  call: AuthCallContext,
  subjectId: string,
  act: AuditAct,
  tx?: Transaction,
): Promise<void> =>
  recordAct(tx ?? deps.database.db, { subjectId, act, from: placeOf(call), at: deps.now() });
