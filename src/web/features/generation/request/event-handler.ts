/** Handles the server-sent events of a generation, in the response to its form or in the stream that follows a run. */
import {
  answerMessageSchema,
  type ProgressMessage,
  progressMessageSchema,
} from '@/shared/generation/progress';
import { type AnswerBody, readGenerationAnswer } from './answer';
import type { ServerEvent } from './events';

/** Thrown when the generation was cancelled, here or in another tab. */
export class CancelledError extends Error {}
/**
 * Thrown when the stream ended before the answer; the generation may continue on the server. It is the error of a
 * failed `fetch`, so that the same message is shown.
 */
export class ConnectionLostError extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

export type OnProgress = (message: ProgressMessage) => void;

/** Creates a handler of events, which reports progress and settles with the answer, a cancellation or an error. */
export function createEventHandler(
  onProgress: OnProgress,
  settle: { resolve: (answer: AnswerBody) => void; reject: (error: unknown) => void },
): (event: ServerEvent) => void {
  return ({ event, data }) => {
    try {
      if (event === 'progress') onProgress(progressMessageSchema.parse(data));
      if (event === 'cancelled') settle.reject(new CancelledError());
      if (event === 'answer') {
        const { status, body } = answerMessageSchema.parse(data);
        settle.resolve(readGenerationAnswer({ status, statusText: '', body: JSON.stringify(body) }));
      }
    } catch (error) {
      settle.reject(error);
    }
  };
}
