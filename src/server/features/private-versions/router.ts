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
  reopen: ownerProcedure.input(reopenInput).handler(async ({ context, input }) => {
    const answer = await service.reopen(context, input);
    await recordOwnAct(context, 'private_version_reopened');
    return answer;
  }),
  renewAddress: ownerProcedure.input(versionId).handler(async ({ context, input }) => {
    const answer = await service.renewAddress(context, input.id);
    await recordOwnAct(context, 'private_version_address_renewed');
    return answer;
  }),
  remove: ownerProcedure.input(versionId).handler(async ({ context, input }) => {
    const answer = await service.remove(context, input.id);
    await recordOwnAct(context, 'private_version_removed');
    return answer;
  }),
  setTelephone: ownerProcedure
    .input(telephoneInput)
    .handler(({ context, input }) => service.setTelephone(context, input.telephone)),
};
