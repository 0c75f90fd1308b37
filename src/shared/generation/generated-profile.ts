/** Schemas of a generation's evidence, notices, progress events and result, for guests and accounts alike. */
import { z } from 'zod';
import { GENERATED_VERSION, generatedFieldsSchema, SECTION_NAMES } from '../profile/profile-data';
import { careerRecordSchema } from '../record/career-record';
import { spanSchema } from '../record/facts-schema';
import { NOTICE_KINDS, NOTICE_LIMITS } from './notice-kinds';

/**
 * The support of an item of the profile. `text` is the item exactly as composed: a list entry, a persona's bullet, a
 * superpower's description, one sentence of a prose section. An item whose text no longer matches was changed by its
 * owner and counts as their own.
 */
export const evidenceItemSchema = z.object({
  section: z.enum(SECTION_NAMES as [(typeof SECTION_NAMES)[number], ...typeof SECTION_NAMES]),
  text: z.string().max(10_000),
  spans: z.array(spanSchema).max(20),
});

export const evidenceSchema = z.object({
  sources: z
    .array(
      z.object({
        id: z.string().max(100),
        kind: z.string().max(40),
        name: z.string().max(300),
        pages: z.number().int().optional(),
      }),
    )
    .max(50),
  items: z.array(evidenceItemSchema).max(2_000),
});

export type EvidenceItem = z.infer<typeof evidenceItemSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;

/** Something the person should know about their result: a file that was not read, or what to add. */
export const noticeSchema = z.object({
  kind: z.enum(NOTICE_KINDS),
  /** The file or link that it is about, if any. */
  about: z.string().max(NOTICE_LIMITS.about).optional(),
  message: z.string().max(NOTICE_LIMITS.message),
});
export type GenerationNotice = z.infer<typeof noticeSchema>;

const about = z.string().max(300);
/**
 * Progress events of a generation. A source (a file, a link, a look-up) is `reading` when it begins and again at each
 * of its pages, then `read`. Several are read at the same time; `about` is the source's name. `composing` and
 * `checking` follow once.
 */
export const stageEventSchema = z.discriminatedUnion('stage', [
  z.object({
    stage: z.literal('reading'),
    about,
    /** Page number from 1, if the source has pages. */
    page: z.number().int().positive().optional(),
    pages: z.number().int().positive().optional(),
  }),
  z.object({ stage: z.literal('read'), about, ok: z.boolean() }),
  z.object({
    stage: z.literal('composing'),
    /** The number of open questions, if most of what was read is in doubt. */
    doubts: z.number().int().positive().optional(),
  }),
  z.object({ stage: z.literal('checking') }),
]);
export type StageEvent = z.infer<typeof stageEventSchema>;
/** Receives the stages of a generation. It never throws, and the generation does not wait for it. */
export type OnStage = (event: StageEvent) => void;

/** The guest endpoint's answer, and what session storage holds until the profile is claimed. */
export const generatedProfileSchema = generatedFieldsSchema.extend({
  profile_version: z.string().max(10).default(GENERATED_VERSION),
  notices: z.array(noticeSchema).max(100).default([]),
  evidence: evidenceSchema.optional(),
  /** The career that it was written from. Absent if an automation generated it. */
  record: careerRecordSchema.optional(),
  /**
   * HMAC over profile, evidence and what was read; without a valid one, evidence and record are dropped on submission.
   */
  seal: z.string().max(200).optional(),
  /** The writer of the text. */
  writer: z.enum(['offline', 'model', 'automation']).default('offline'),
});
export type GeneratedProfile = z.infer<typeof generatedProfileSchema>;
