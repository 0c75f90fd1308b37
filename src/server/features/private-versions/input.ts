/** Schemas of what the owner's browser sends about private versions. */
import { z } from 'zod';
import { VERSION_LIMITS } from '@/shared/limits';
import type { ProfileData } from '@/shared/profile/profile-data';
import { isProfileFields } from '@/shared/profile/shape-check';
import { STORY_SECTIONS } from '@/shared/profile/story-sections';
import { overwrittenOf, VERSION_SECTIONS, type VersionSection } from '@/shared/publishing/private-version';
import { isCalendarDay, isTimeZone } from '@/shared/time/calendar-day';
import { revisionSchema } from '@/shared/validation/integer-columns';
import { trimText } from '@/shared/validation/visible-text';

const section = z.enum(VERSION_SECTIONS as [VersionSection, ...VersionSection[]]);

const text = z.string().max(10_000);

const hiddenLine = z.object({
  section,
  text,
  was: z.array(text).max(VERSION_LIMITS.hiddenLines).optional(),
  below: text.optional(),
  lines: z.int().min(1).max(VERSION_LIMITS.hiddenLines).optional(),
  from: section.optional(),
  within: z.literal(true).optional(),
  answered: z.literal(true).optional(),
  cut: z.literal(true).optional(),
});

const choice = z.object({
  order: z.array(z.enum(STORY_SECTIONS)).max(STORY_SECTIONS.length),
  hidden: z.array(section).max(VERSION_SECTIONS.length),
  hidden_lines: z.array(hiddenLine).max(VERSION_LIMITS.hiddenLines),
});

export const versionId = z.object({ id: z.uuid() });

const lastDay = z.string().max(10).refine(isCalendarDay, { message: 'Not a day' }).nullable();

const endFields = {
  /** The last day it is open, as '2026-12-31'; `null`: no end. */
  open_until: lastDay,
  /** The time zone of the day, as 'Europe/Oslo'. */
  time_zone: z.string().max(60).refine(isTimeZone, { message: 'Not a time zone' }),
};

const overwrittenTexts = z
  .object({
    name: z.string().max(VERSION_LIMITS.name),
    for_whom: z.string().max(VERSION_LIMITS.forWhom),
    note: z.string().max(VERSION_LIMITS.note),
    open_until: lastDay,
  })
  .partial();

export const reopenInput = z.object({ ...versionId.shape, ...endFields });
export type ReopenInput = Omit<z.infer<typeof reopenInput>, 'id'>;

export const versionInput = z.object({
  ...versionId.shape,
  ...endFields,
  revision: revisionSchema,
  name: z.string().overwrite(trimText).min(1, 'A version needs a name').max(VERSION_LIMITS.name),
  for_whom: z.string().overwrite(trimText).max(VERSION_LIMITS.forWhom),
  note: z.string().overwrite(trimText).max(VERSION_LIMITS.note),
  contact: z.object({ email: z.boolean(), telephone: z.boolean() }),
  allows_introductions: z.boolean().default(true),
  allows_download: z.boolean().default(false),
  shows_references: z.boolean().default(true),
  choice,
  /** The profile that the page showed when its owner hid a line or section. One of the wrong shape is ignored. */
  seen: z.custom<Partial<ProfileData>>(isProfileFields).optional().catch(undefined),
  /** Absent in the saves of earlier releases: then the stored texts stay. Others of them send one edit, or `null`. */
  overwritten: z
    .union([overwrittenTexts.array().max(VERSION_LIMITS.overwritten), overwrittenTexts, z.null()])
    .transform(overwrittenOf)
    .optional(),
});
export type VersionInput = z.infer<typeof versionInput>;

/** A telephone number: digits and what people put between them; '' for none. */
export const telephoneInput = z.object({
  telephone: z
    .string()
    .trim()
    .max(VERSION_LIMITS.telephone)
    .regex(/^(|\+?[\d\s().-]{5,})$/, 'Not a telephone number'),
});
