/** The owner's calls about references. Every one acts on the session's user and on nobody else. */
import { onboardedProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { ask, remind } from './ask';
import { askInput, referenceAtRevision, referenceId } from './input';
import * as service from './service';

const owner = onboardedProcedure(GUARDED_SCREENS['/references']);

export const referencesRouter = {
  list: owner.handler(({ context }) => service.list(context)),
  /** The topics of a request, under the name by which pages already open ask for them. */
  matters: owner.handler(({ context }) => service.topics(context)),
  waiting: owner.handler(({ context }) => service.waiting(context)),
  ask: owner.input(askInput).handler(({ context, input }) => ask(context, input)),
  remind: owner.input(referenceId).handler(({ context, input }) => remind(context, input.id)),
  withdraw: owner.input(referenceId).handler(({ context, input }) => service.withdraw(context, input.id)),
  seen: owner.input(referenceId).handler(({ context, input }) => service.markSeen(context, input.id)),
  show: owner.input(referenceAtRevision).handler(({ context, input }) => service.show(context, input)),
  hide: owner.input(referenceId).handler(({ context, input }) => service.hide(context, input.id)),
  remove: owner.input(referenceAtRevision).handler(({ context, input }) => service.remove(context, input)),
};
