/** The shape and bounds of case stories as they are stored and sent. */
import { z } from 'zod';
import { STORY_LIMITS as L } from './case-story';

const caseStorySchema = z.object({
  where: z.string().max(L.where),
  situation: z.string().max(L.situation),
  action: z.string().max(L.action),
  number: z.string().max(L.number),
  counts: z.string().max(L.counts),
  result: z.string().max(L.result),
  shown: z.boolean(),
  kept_hidden: z.literal(true).optional(),
});

export const caseStoriesSchema = z.array(caseStorySchema).max(L.stories);
