/** The result of a generation, for guests and accounts alike. */
import { z } from 'zod';
import { GENERATED_VERSION, generatedFieldsSchema } from '../profile/profile-data';
import { careerRecordSchema } from '../record/career-record';
import { evidenceSchema } from './evidence-schema';
import { noticeSchema } from './notice-schema';

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
