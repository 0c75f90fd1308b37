import { z } from 'zod';
import { revisionSchema } from '@/shared/integers';
import { profileDataSchema } from '@/shared/profile';

/** A page that was loaded before a field existed does not send it: what is stored in it stays. */
const savedFields = z.object({
  ...profileDataSchema.shape,
  engagement: profileDataSchema.shape.engagement.unwrap().optional(),
  case_stories: profileDataSchema.shape.case_stories.unwrap().optional(),
});

export const saveInput = z.object({
  base_revision: revisionSchema,
  save_id: z.string().regex(/^[\w-]{8,64}$/),
  profile_data: savedFields,
  /** Keep the present state in the history, and say why. */
  keep: z.enum(['replaced', 'regenerated', 'restored']).optional(),
});
export type SaveInput = z.infer<typeof saveInput>;
