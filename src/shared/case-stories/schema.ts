/** The shape and bounds of case stories as they are stored and sent. */
import { z } from 'zod';
import { STORY_LIMITS } from './case-story';

const caseStorySchema = z.object({
  where: z.string().max(STORY_LIMITS.where),
  situation: z.string().max(STORY_LIMITS.situation),
  action: z.string().max(STORY_LIMITS.action),
  number: z.string().max(STORY_LIMITS.number),
  counts: z.string().max(STORY_LIMITS.counts),
  result: z.string().max(STORY_LIMITS.result),
  shown: z.boolean(),
  kept_hidden: z.literal(true).optional(),
});

export const caseStoriesSchema = z.array(caseStorySchema).max(STORY_LIMITS.stories);
