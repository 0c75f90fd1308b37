/** The owner's calls about their saved roles. Every one acts on the session's user and on nobody else. */
import { z } from 'zod';
import { recordOwnAct } from '@/server/http/act-origin';
import { onboardedProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import {
  type Correction,
  MAX_MERGED_NOTES_CHARACTERS,
  ROLE_LIMITS,
  ROLE_STATES,
} from '@/shared/roles/saved-roles';
import { isTimeZone } from '@/shared/time/calendar-day';
import { trimText } from '@/shared/validation/visible-text';
import * as service from './service';

const ownerProcedure = onboardedProcedure(GUARDED_SCREENS['/roles']);
const id = z.string().max(100);
const roleIdInput = z.object({ id });
const makeVersionInput = roleIdInput.extend({
  /** The owner's time zone; pages of an earlier release send none. */
  time_zone: z.string().max(60).refine(isTimeZone, { message: 'Not a time zone' }).optional(),
});
/** The versions of the notes that an edit may have started from; pages of an earlier release send none. */
const baseNotes = z.array(z.string().max(MAX_MERGED_NOTES_CHARACTERS)).min(1).max(4);
const correction: z.ZodType<Correction> = z.object({
  must: z.boolean().optional(),
  dropped: z.literal(true).optional(),
  verdict: z.enum(['evidenced', 'mentioned', 'gap']).optional(),
});

const nextStep = z.object({ step: z.string().max(ROLE_LIMITS.step), date: z.iso.date().nullable() });

const name = z.string().max(ROLE_LIMITS.name);
const names = z.object({ title: name, organisation: name });

export const rolesRouter = {
  list: ownerProcedure.handler(({ context }) => service.list(context)),
  one: ownerProcedure
    .input(roleIdInput)
    .handler(({ context, input }) => service.readRoleOf(context, input.id)),
  correct: ownerProcedure
    .input(roleIdInput.extend({ requirement: z.string().max(100), correction: correction.nullable() }))
    .handler(({ context, input }) => service.correct(context, input)),
  addRequirement: ownerProcedure
    .input(
      roleIdInput.extend({
        text: z.string().overwrite(trimText).min(1).max(ROLE_LIMITS.requirement),
        must: z.boolean(),
      }),
    )
    .handler(({ context, input }) => service.addRequirement(context, input)),
  count: ownerProcedure
    .input(roleIdInput)
    .handler(({ context, input }) => service.evaluateAgain(context, input.id)),
  setState: ownerProcedure
    .input(roleIdInput.extend({ state: z.enum(ROLE_STATES) }))
    .handler(({ context, input }) => service.setState(context, input)),
  setNextStep: ownerProcedure
    .input(roleIdInput.extend({ ...nextStep.shape, was: nextStep.optional() }))
    .handler(({ context, input }) => service.setNextStep(context, input)),
  setNames: ownerProcedure
    .input(roleIdInput.extend({ ...names.shape, was: names.optional() }))
    .handler(({ context, input }) => service.setNames(context, input)),
  setNotes: ownerProcedure
    .input(roleIdInput.extend({ notes: z.string().max(ROLE_LIMITS.notes), bases: baseNotes.optional() }))
    .handler(({ context, input }) => service.setNotes(context, input)),
  retry: ownerProcedure.input(roleIdInput).handler(({ context, input }) => service.retry(context, input.id)),
  readText: ownerProcedure
    .input(roleIdInput.extend({ text: z.string().max(ROLE_LIMITS.text) }))
    .handler(({ context, input }) => service.replaceRoleText(context, input)),
  choose: ownerProcedure
    .input(roleIdInput.extend({ choice: z.number().int().min(0).max(1_000) }))
    .handler(({ context, input }) => service.chooseOpening(context, input)),
  keepBoth: ownerProcedure
    .input(roleIdInput)
    .handler(({ context, input }) => service.keepBoth(context, input.id)),
  makeVersion: ownerProcedure.input(makeVersionInput).handler(async ({ context, input }) => {
    const version = await service.makeVersionForRole(context, input);
    await recordOwnAct(context, 'private_version_made');
    return version;
  }),
  /** `notes` are those that the owner saw when they were asked. */
  remove: ownerProcedure
    .input(roleIdInput.extend({ notes: z.string().max(MAX_MERGED_NOTES_CHARACTERS).optional() }))
    .handler(({ context, input }) => service.remove(context, input)),
};
