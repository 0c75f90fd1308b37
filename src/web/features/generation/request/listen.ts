/** Parses the progress events of a generation from either stream. */
import {
  answerMessageSchema,
  type ProgressMessage,
  progressMessageSchema,
} from '@/shared/generation/progress';
import { type AnswerBody, readGenerationAnswer } from './answer';
import type { ServerEvent } from './events';

/** Thrown when the owner cancelled it, here or in another tab. */
export class CancelledError extends Error {}
/** Thrown when the stream ended before the answer; the generation may continue on the server. */
export class LostError extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

export type OnProgress = (message: ProgressMessage) => void;

/** Parses the event stream: reports progress and resolves with the last event. */
export function createListener(
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
