/** What a generation endpoint answers, as JSON or at the end of a stream. */
import type { Context } from 'hono';
import type { Deps } from '@/server/context';
import { knownErrorOf } from '@/server/errors';
import { retryAfterOf } from '@/server/http/refusal';
import type { Env } from '@/server/http/request';
import { ERRORS } from '@/shared/errors';
import type { AnswerMessage, GenerationRun } from '@/shared/generation-progress';

const refused = (failure: { status: number; code: string; message: string }): AnswerMessage => {
  const { status, code, message } = failure;
  return { status, body: { status: 'error', code, message } };
};

/** Turns what went wrong into an HTTP status with `{status: 'error', message}`, and logs it. */
export function answerOfError(deps: Deps, c: Context<Env>, error: unknown): AnswerMessage {
  const left = c.req.raw.signal.aborted;
  const known = knownErrorOf(error);
  if (known.status >= 500 && !left) deps.logger.error({ err: error }, 'generation failed');
  else deps.logger.info({ code: left ? 'LEFT' : known.code }, 'generation refused');
  const { status, body } = refused({ ...known, message: known.userMessage });
  const retryAfter = retryAfterOf(known);
  return { status, body: retryAfter === undefined ? body : { ...body, retryAfter } };
}

/** What an account's generation that has ended answers. */
export function answerOfRun({ state, outcome, notices, failure }: GenerationRun): AnswerMessage {
  if (state === 'done') return { status: 200, body: { status: 'success', outcome, notices } };
  return refused(failure ?? { code: 'CANCELLED', ...ERRORS.CANCELLED });
}
