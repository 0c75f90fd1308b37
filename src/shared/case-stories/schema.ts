/** The shape and bounds of case stories as they are stored and sent. */
import { z } from 'zod';
import { visibleText } from '../validation/visible-text';
import { STORY_LIMITS } from './case-story';

const text = (max: number) => z.string().max(max).overwrite(visibleText);

const caseStorySchema = z.object({
  where: text(STORY_LIMITS.where),
  situation: text(STORY_LIMITS.situation),
  action: text(STORY_LIMITS.action),
  number: text(STORY_LIMITS.number),
  counts: text(STORY_LIMITS.counts),
  result: text(STORY_LIMITS.result),
  shown: z.boolean(),
  kept_hidden: z.literal(true).optional(),
});

export const caseStoriesSchema = z.array(caseStorySchema).max(STORY_LIMITS.stories);
