/** Case stories drafted from the owner's record. Every call acts on the session's user and on nobody else. */
import { z } from 'zod';
import { onboardedProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import * as service from './service';

const ownerProcedure = onboardedProcedure(GUARDED_SCREENS['/edit-profile']);

export const caseStoriesRouter = {
  drafts: ownerProcedure.handler(({ context }) => service.listDrafts(context)),
  /** Takes a draft into the owner's profile, which is saved like any edit: from now on its texts have their sources. */
  accept: ownerProcedure
    .input(z.object({ id: z.string().max(100) }))
    .handler(({ context, input }) => service.accept(context, input.id)),
};
