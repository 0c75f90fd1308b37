/** Case stories drafted from the owner's record. Every call acts on the session's user and on nobody else. */
import { z } from 'zod';
import { onboardedProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import * as service from './service';

const ownerProcedure = onboardedProcedure(GUARDED_SCREENS['/edit-profile']);

export const caseStoriesRouter = {
  drafts: ownerProcedure.handler(({ context }) => service.listDrafts(context)),
  /** Adds a draft's evidence to the profile and returns its story, which the browser then saves like any edit. */
  accept: ownerProcedure
    .input(z.object({ id: z.string().max(100) }))
    .handler(({ context, input }) => service.acceptDraft(context, input.id)),
};
