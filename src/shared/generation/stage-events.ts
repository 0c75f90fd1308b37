/** The progress events of a generation. */
import { z } from 'zod';
import { MAX_SOURCE_NAME_CHARACTERS } from './notice-kinds';

const about = z.string().max(MAX_SOURCE_NAME_CHARACTERS);
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
