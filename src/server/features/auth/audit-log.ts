/** Entries of the audit log about what a person does to their own account. */
import { recordAct } from '@/server/db/audit';
import type { Transaction } from '@/server/db/client';
import { actOriginOf } from '@/server/http/act-origin';
import type { AuditAct } from '@/shared/account/audit';
import { clientIpOf } from './client-ip';
import type { AuthCallContext, AuthServices } from './services';

/** Records an act of a person on their own account. @param tx the transaction of the act, if there is one */
export const recordOwnAuthAct = (
  { deps }: AuthServices,
  call: AuthCallContext,
  subjectId: string,
  act: AuditAct,
  tx?: Transaction,
): Promise<void> =>
  recordAct(tx ?? deps.database.db, {
    subjectId,
    act,
    origin: actOriginOf(clientIpOf(call), call.headers),
    at: deps.now(),
  });
