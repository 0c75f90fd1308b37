/** The owner's calls. Every one acts on the session's user and on nobody else. */
import { z } from 'zod';
import { onboardedProcedure, signedInProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/onboarding';
import { saveInput } from './input';
import * as service from './service';

/** Those whom the route table lets into the editor. */
const editor = onboardedProcedure(GUARDED_SCREENS['/edit-profile']);

export const profilesRouter = {
  mine: signedInProcedure.handler(({ context }) => service.readOwn(context)),
  /** What is newer than a revision; `null` when nothing is. */
  newer: editor
    .input(z.object({ revision: z.number().int().min(0) }))
    .handler(({ context, input }) => service.newer(context, input.revision)),
  save: editor.input(saveInput).handler(({ context, input }) => service.save(context, input)),
  publish: editor
    .input(z.object({ published: z.boolean() }))
    .handler(({ context, input }) => service.publish(context, input.published)),
  setIndexable: editor
    .input(z.object({ indexable: z.boolean() }))
    .handler(({ context, input }) => service.chooseIndexable(context, input.indexable)),
  changeSlug: editor
    .input(z.object({ slug: z.string().max(200) }))
    .handler(({ context, input }) => service.chooseSlug(context, input.slug)),
  slugFree: editor
    .input(z.object({ slug: z.string().max(200) }))
    .handler(({ context, input }) => service.slugFree(context, input.slug)),
  confirm: editor.handler(({ context }) => service.confirm(context)),
  history: editor.handler(({ context }) => service.history(context)),
  version: editor
    .input(z.object({ id: z.number().int() }))
    .handler(({ context, input }) => service.version(context, input.id)),
  endDraft: editor
    .input(z.object({ accepted: z.boolean() }))
    .handler(({ context, input }) => service.endDraft(context, input.accepted)),
};
