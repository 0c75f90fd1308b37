/** The owner's calls about references. Every one acts on the session's user and on nobody else. */
import { onboardedProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { askInput, referenceAtRevision, referenceId } from './input';
import { remindReferee, requestReference } from './request-reference';
import * as service from './service';

const ownerProcedure = onboardedProcedure(GUARDED_SCREENS['/references']);

export const referencesRouter = {
  list: ownerProcedure.handler(({ context }) => service.list(context)),
  /** The topics of a request, under the name by which pages already open ask for them. */
  matters: ownerProcedure.handler(({ context }) => service.listTopics(context)),
  waiting: ownerProcedure.handler(({ context }) => service.countUnseenReferences(context)),
  ask: ownerProcedure.input(askInput).handler(({ context, input }) => requestReference(context, input)),
  remind: ownerProcedure.input(referenceId).handler(({ context, input }) => remindReferee(context, input.id)),
  withdraw: ownerProcedure
    .input(referenceId)
    .handler(({ context, input }) => service.withdraw(context, input.id)),
  seen: ownerProcedure
    .input(referenceId)
    .handler(({ context, input }) => service.markSeen(context, input.id)),
  show: ownerProcedure
    .input(referenceAtRevision)
    .handler(({ context, input }) => service.show(context, input)),
  hide: ownerProcedure.input(referenceId).handler(({ context, input }) => service.hide(context, input.id)),
  remove: ownerProcedure
    .input(referenceAtRevision)
    .handler(({ context, input }) => service.remove(context, input)),
};
