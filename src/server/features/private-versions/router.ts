/** The owner's calls for private versions. Every one acts on the session's user and on nobody else. */
import { recordOwnAct } from '@/server/http/act-origin';
import { onboardedProcedure } from '@/server/procedures';
import type { AuditAct } from '@/shared/account/audit';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { reopenInput, telephoneInput, versionId, versionInput } from './input';
import * as service from './service';

const ownerProcedure = onboardedProcedure(GUARDED_SCREENS['/links']);

/** Returns a handler that adds an entry to the audit log once the service has done its work. */
const createRecordedHandler =
  <Input, Answer>(act: AuditAct, work: (owner: service.VersionOwner, input: Input) => Promise<Answer>) =>
  async ({ context, input }: { context: service.VersionOwner; input: Input }): Promise<Answer> => {
    const answer = await work(context, input);
    await recordOwnAct(context, act);
    return answer;
  };

export const privateVersionsRouter = {
  list: ownerProcedure.handler(({ context }) => service.list(context)),
  read: ownerProcedure.input(versionId).handler(({ context, input }) => service.read(context, input.id)),
  create: ownerProcedure.handler(createRecordedHandler('private_version_made', service.create)),
  save: ownerProcedure.input(versionInput).handler(({ context, input }) => service.save(context, input)),
  revoke: ownerProcedure
    .input(versionId)
    .handler(createRecordedHandler('private_version_revoked', (owner, { id }) => service.revoke(owner, id))),
  reopen: ownerProcedure
    .input(reopenInput)
    .handler(createRecordedHandler('private_version_reopened', service.reopen)),
  renewAddress: ownerProcedure
    .input(versionId)
    .handler(
      createRecordedHandler('private_version_address_renewed', (owner, { id }) =>
        service.renewAddress(owner, id),
      ),
    ),
  remove: ownerProcedure
    .input(versionId)
    .handler(createRecordedHandler('private_version_removed', (owner, { id }) => service.remove(owner, id))),
  setTelephone: ownerProcedure
    .input(telephoneInput)
    .handler(({ context, input }) => service.setTelephone(context, input.telephone)),
};
