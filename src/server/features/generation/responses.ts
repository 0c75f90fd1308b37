/** The responses of the generation endpoints, sent as JSON or as the last event of a stream. */
import type { Context } from 'hono';
import type { Deps } from '@/server/context';
import { errorBody, logAndAnswer, toErrorAnswer } from '@/server/errors/answer';
import { classifyError } from '@/server/errors/classify-error';
import type { Env } from '@/server/http/request';
import { ERRORS } from '@/shared/errors/app-error';
import type { AnswerMessage, GenerationRun } from '@/shared/generation/progress';

/**
 * Logs an error and maps it to its status with `{status: 'error', message}`. If the client has left, nothing is logged
 * as a failure, since nobody saw one.
 */
export function toErrorMessage({ logger }: Deps, c: Context<Env>, error: unknown): AnswerMessage {
  const hasLeft = c.req.raw.signal.aborted;
  if (hasLeft) logger.info({ code: 'LEFT' }, 'generation refused');
  const { retryAfter, ...answer } = hasLeft
    ? toErrorAnswer(classifyError(error))
    : logAndAnswer(logger, error, { what: 'generation' });
  const body = errorBody(answer);
  return { status: answer.status, body: retryAfter === undefined ? body : { ...body, retryAfter } };
}

/** The response for an account's generation that has ended. */
export function toRunMessage({ state, outcome, notices, failure }: GenerationRun): AnswerMessage {
  if (state === 'done') return { status: 200, body: { status: 'success', outcome, notices } };
  const { status, ...refusal } = failure ?? { code: 'CANCELLED', ...ERRORS.CANCELLED };
  return { status, body: errorBody(refusal) };
}
