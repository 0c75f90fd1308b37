import { z } from 'zod';
import { NOTICE_KINDS, NOTICE_LIMITS } from './notice-kinds';

/** Something the person should know about their result: a file that was not read, or what to add. */
export const noticeSchema = z.object({
  kind: z.enum(NOTICE_KINDS),
  /** The file or link that it is about, if any. */
  about: z.string().max(NOTICE_LIMITS.about).optional(),
  message: z.string().max(NOTICE_LIMITS.message),
});
export type GenerationNotice = z.infer<typeof noticeSchema>;
