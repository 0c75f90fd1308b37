/** The owner's calls about introductions. Every one acts on the session's user and on nobody else. */
import { z } from 'zod';
import { onboardedProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { INTRODUCTION_LIMITS } from '@/shared/publishing/introduction';
import * as service from './service';

const ownerProcedure = onboardedProcedure(GUARDED_SCREENS['/introductions']);
const introductionInput = z.object({ id: z.uuid() });

export const introductionsRouter = {
  list: ownerProcedure.handler(({ context }) => service.list(context)),
  waiting: ownerProcedure.handler(({ context }) => service.countWaitingIntroductions(context)),
  setOpen: ownerProcedure
    .input(z.object({ open: z.boolean() }))
    .handler(({ context, input }) => service.setFormOpen(context, input.open)),
  seen: ownerProcedure
    .input(introductionInput)
    .handler(({ context, input }) => service.markSeen(context, input.id)),
  accept: ownerProcedure
    .input(introductionInput.extend({ email: z.boolean(), telephone: z.boolean() }))
    .handler(({ context, input }) => service.accept(context, input)),
  decline: ownerProcedure
    .input(introductionInput.extend({ words: z.string().trim().min(1).max(INTRODUCTION_LIMITS.words) }))
    .handler(({ context, input }) => service.decline(context, input)),
  block: ownerProcedure
    .input(introductionInput)
    .handler(({ context, input }) => service.block(context, input.id)),
  /** Links an introduction with a role made from it, under the name by which pages already open call it. */
  addedToRoles: ownerProcedure
    .input(introductionInput.extend({ role_id: z.uuid() }))
    .handler(({ context, input }) => service.linkRole(context, input)),
  remove: ownerProcedure
    .input(introductionInput)
    .handler(({ context, input }) => service.remove(context, input.id)),
};
