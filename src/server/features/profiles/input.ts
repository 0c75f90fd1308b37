import { z } from 'zod';
import { profileDataSchema } from '@/shared/profile/profile-data';
import { revisionSchema } from '@/shared/validation/integer-columns';

/** A page loaded before a field existed does not send it: its stored value is kept. */
const savedFields = z.object({
  ...profileDataSchema.shape,
  engagement: profileDataSchema.shape.engagement.unwrap().optional(),
  case_stories: profileDataSchema.shape.case_stories.unwrap().optional(),
});

export const saveInput = z.object({
  base_revision: revisionSchema,
  save_id: z.string().regex(/^[\w-]{8,64}$/),
  profile_data: savedFields,
  /** The owner's page said that readers do not see this edit yet: it is staged if they would. */
  assumed_private: z.boolean().optional(),
  /** Keeps the present state in the history, with the reason. */
  keep: z.enum(['replaced', 'regenerated', 'restored']).optional(),
});
export type SaveInput = z.infer<typeof saveInput>;
