import { z } from 'zod';
import { revisionSchema } from '@/shared/integers';
import { profileDataSchema } from '@/shared/profile';

export const saveInput = z.object({
  base_revision: revisionSchema,
  save_id: z.string().regex(/^[\w-]{8,64}$/),
  profile_data: profileDataSchema,
  /** Keep the present state in the history, and say why. */
  keep: z.enum(['replaced', 'regenerated', 'restored']).optional(),
});
export type SaveInput = z.infer<typeof saveInput>;
