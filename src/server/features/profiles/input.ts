/** The input of a save of the profile. */
import { z } from 'zod';
import { TERM_NAMES } from '@/shared/engagement/terms';
import { MAX_MERGED_EDITS, type MergedEdit } from '@/shared/profile/merged-edit';
import { profileDataSchema } from '@/shared/profile/profile-data';
import { isProfileFields } from '@/shared/profile/shape-check';
import { revisionSchema } from '@/shared/validation/integer-columns';

/** The fields of a save. A page loaded before a field existed does not send it, and its stored value is kept. */
const savedFields = z.object({
  ...profileDataSchema.shape,
  engagement: profileDataSchema.shape.engagement.unwrap().optional(),
  case_stories: profileDataSchema.shape.case_stories.unwrap().optional(),
});

/** Fields of a profile without its limits: a section over them is not saved, but may have been merged. */
const profileFields = z.custom<MergedEdit['base']>(isProfileFields);

export const saveInput = z.object({
  base_revision: revisionSchema,
  save_id: z.string().regex(/^[\w-]{8,64}$/),
  profile_data: savedFields,
  /** The owner's page said that readers do not see this edit yet: it is staged if they would. */
  assumed_private: z.boolean().optional(),
  /**
   * Edits that were merged with those of another device, and are saved by this save. None is refused for their shape.
   */
  merged: z
    .array(z.object({ base: profileFields, mine: profileFields }))
    .max(MAX_MERGED_EDITS)
    .optional()
    .catch(undefined),
  /** The rows whose audience the owner has chosen since the last save. */
  audience_chosen: z
    .array(z.enum([...TERM_NAMES, 'caseStories']))
    .max(TERM_NAMES.length + 1)
    .optional(),
  /** Keeps the present state in the history, with the reason. */
  keep: z.enum(['replaced', 'regenerated', 'restored']).optional(),
});
export type SaveInput = z.infer<typeof saveInput>;
