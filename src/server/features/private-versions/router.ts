import { recordOwnAct } from '@/server/http/act-origin';
/** The owner's calls for private versions. Every one acts on the session's user and on nobody else. */
import { onboardedProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { reopenInput, telephoneInput, versionId, versionInput } from './input';
import * as service from './service';

const ownerProcedure = onboardedProcedure(GUARDED_SCREENS['/links']);

export const privateVersionsRouter = {
  list: ownerProcedure.handler(({ context }) => service.list(context)),
  read: ownerProcedure.input(versionId).handler(({ context, input }) => service.read(context, input.id)),
  create: ownerProcedure.handler(async ({ context }) => {
    const version = await service.create(context);
    await recordOwnAct(context, 'private_version_made');
    return version;
  }),
  save: ownerProcedure.input(versionInput).handler(({ context, input }) => service.save(context, input)),
  revoke: ownerProcedure.input(versionId).handler(async ({ context, input }) => {
    const answer = await service.revoke(context, input.id);
    await recordOwnAct(context, 'private_version_revoked');
    return answer;
  }),
  reopen: ownerProcedure.input(reopenInput).handler(({ context, input }) => service.reopen(context, input)),
  renewAddress: ownerProcedure
    .input(versionId)
    .handler(({ context, input }) => service.renewAddress(context, input.id)),
  remove: ownerProcedure.input(versionId).handler(({ context, input }) => service.remove(context, input.id)),
  setTelephone: ownerProcedure
    .input(telephoneInput)
    .handler(({ context, input }) => service.setTelephone(context, input.telephone)),
};
