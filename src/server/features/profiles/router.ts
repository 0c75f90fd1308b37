/** The owner's calls about their profile. Every one acts on the session's user and on nobody else. */
import { z } from 'zod';
import { recordOwnAct } from '@/server/http/act-origin';
import { onboardedProcedure, signedInProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { SECTION_NAMES, type SectionName } from '@/shared/profile/sections';
import { revisionSchema, rowIdSchema } from '@/shared/validation/integer-columns';
import { saveInput } from './input';
import * as service from './service';

/** People whose onboarding status allows the editor. */
const editorProcedure = onboardedProcedure(GUARDED_SCREENS['/edit-profile']);

const section = z.enum(SECTION_NAMES as [SectionName, ...SectionName[]]);

const line = z.object({ section, text: z.string().max(10_000) });
/** Unconfirmed lines as they were shown to the owner, who confirms them by publishing. */
const confirmed = z.array(line).max(2_000).optional();

export const profilesRouter = {
  mine: signedInProcedure.handler(({ context }) => service.readOwn(context)),
  /** Returns the profile if it is newer than the given revision, or if its publication changed; `null` if neither. */
  newer: editorProcedure
    .input(z.object({ revision: revisionSchema, publication: z.string().max(64).optional() }))
    .handler(({ context, input }) => service.readNewer(context, input)),
  save: editorProcedure.input(saveInput).handler(({ context, input }) => service.save(context, input)),
  /** What publishing would change for readers, to be looked at first; `null` if nothing. */
  changesForReaders: editorProcedure.handler(({ context }) => service.readChangesForReaders(context)),
  publish: editorProcedure
    .input(
      z.object({
        published: z.boolean(),
        confirmed,
        /**
         * The states whose differences the owner was shown, as `changesForReaders` or `UNREVIEWED_CHANGES` named them.
         */
        reviewed: z.object({ revision: revisionSchema, publication: z.string().max(64) }).optional(),
      }),
    )
    .handler(async ({ context, input }) => {
      const published = await service.publish(context, input);
      await recordOwnAct(context, input.published ? 'page_published' : 'page_unpublished');
      return published;
    }),
  /** Decides whether edits of the published profile appear at once; can publish those that wait. */
  setStaging: editorProcedure
    .input(
      z.object({
        staged: z.boolean(),
        publishChanges: z.boolean().default(false),
        revision: z.number().int().min(0),
        confirmed,
      }),
    )
    .handler(({ context, input }) => service.chooseStaging(context, input)),
  setIndexable: editorProcedure
    .input(z.object({ indexable: z.boolean() }))
    .handler(({ context, input }) => service.chooseIndexable(context, input.indexable)),
  setDownloadable: editorProcedure
    .input(z.object({ downloadable: z.boolean() }))
    .handler(({ context, input }) => service.chooseDownloadable(context, input.downloadable)),
  changeSlug: editorProcedure
    .input(z.object({ slug: z.string().max(200) }))
    .handler(({ context, input }) => service.chooseSlug(context, input.slug)),
  slugFree: editorProcedure
    .input(z.object({ slug: z.string().max(200) }))
    .handler(({ context, input }) => service.isTypedSlugFree(context, input.slug)),
  confirm: editorProcedure.handler(({ context }) => service.confirm(context)),
  history: editorProcedure.handler(({ context }) => service.listHistory(context)),
  version: editorProcedure
    .input(z.object({ id: rowIdSchema }))
    .handler(({ context, input }) => service.readFormerVersion(context, input.id)),
  confirmLine: editorProcedure
    .input(line)
    .handler(({ context, input }) => service.confirmLine(context, input)),
  endDraft: editorProcedure
    .input(
      z.object({
        /** The draft that the owner looked at; a newer one is kept. */
        made_at: z.string().max(40),
        /** The sections accepted from the draft; empty when it was discarded. */
        sections: z.array(section).max(SECTION_NAMES.length),
        confirmed,
      }),
    )
    .handler(({ context, input }) => service.endDraft(context, input)),
};
