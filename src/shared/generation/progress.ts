/** Progress of a generation: its state, how an event advances it, and the messages that report it to a browser. */
import { z } from 'zod';
import { MAX_SOURCE_NAME_CHARACTERS } from './notice-kinds';
import { noticeSchema } from './notice-schema';
import type { StageEvent } from './stage-events';

const sourceSchema = z.object({
  /** The name by which its owner knows the source. */
  about: z.string().max(MAX_SOURCE_NAME_CHARACTERS),
  state: z.enum(['waiting', 'reading', 'read', 'unread']),
  page: z.number().int().positive().optional(),
  pages: z.number().int().positive().optional(),
});

export const progressSchema = z.object({
  stage: z.enum(['reading', 'composing', 'checking']),
  sources: z.array(sourceSchema).max(200),
  /** The number of open questions, if most of what was read is in doubt. */
  doubts: z.number().int().positive().optional(),
});
export type SourceProgress = z.infer<typeof sourceSchema>;
export type GenerationProgress = z.infer<typeof progressSchema>;

/**
 * The progress before anything is read.
 * @param sources the names of the sources
 */
export function startProgress(sources: readonly string[]): GenerationProgress {
  return { stage: 'reading', sources: sources.map((about) => ({ about, state: 'waiting' })) };
}

/** The progress after one more event. A source that was not announced is added. */
export function advanceProgress(progress: GenerationProgress, event: StageEvent): GenerationProgress {
  if (event.stage === 'checking') return { ...progress, stage: event.stage };
  if (event.stage === 'composing') {
    return { ...progress, stage: event.stage, ...(event.doubts && { doubts: event.doubts }) };
  }
  const { about } = event;
  // Two files may have the same name: the first unfinished one is meant.
  const isUnfinished = ({ state }: SourceProgress) => state === 'waiting' || state === 'reading';
  const index = progress.sources.findIndex((source) => source.about === about && isUnfinished(source));
  const before = progress.sources[index];
  const after: SourceProgress =
    event.stage === 'read'
      ? { ...before, about, state: event.ok ? 'read' : 'unread' }
      : { about, state: 'reading', page: event.page, pages: event.pages };
  return {
    ...progress,
    sources: before ? progress.sources.with(index, after) : [...progress.sources, after],
  };
}

/**
 * The server-sent events of a generation: `progress` at every step, then one `answer`, the response that the endpoint
 * gives without a stream. After a cancellation the stream ends with `cancelled`.
 */
export const progressMessageSchema = z.object({
  /** Identifies an account's generation, to return to it; a guest's has none. */
  id: z.string().optional(),
  /** Milliseconds since its start. */
  elapsed: z.number(),
  progress: progressSchema,
});
export type ProgressMessage = z.infer<typeof progressMessageSchema>;

export const answerMessageSchema = z.object({ status: z.number().int(), body: z.looseObject({}) });
export type AnswerMessage = z.infer<typeof answerMessageSchema>;

/** An account's latest generation, while it runs and until its outcome was seen. */
export const generationRunSchema = progressMessageSchema.extend({
  id: z.string(),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  /**
   * The outcome. `stored`: it filled the empty profile; `draft`: stored as a draft because there already is a profile.
   */
  outcome: z.enum(['stored', 'draft']).nullable(),
  notices: z.array(noticeSchema),
  failure: z.object({ status: z.number(), code: z.string(), message: z.string() }).nullable(),
});
export type GenerationRun = z.infer<typeof generationRunSchema>;
