/** Error responses of HTTP routes outside RPC: JSON, with `Retry-After` if waiting helps. */
import type { Context } from 'hono';
import { AppError, type ErrorCode } from '@/shared/errors/app-error';
import type { Deps } from '../context';
import { type ErrorAnswer, errorBody, errorHeaders, logAndAnswer, toErrorAnswer } from '../errors/answer';
import { errorPage, FORM_NOT_TAKEN_TEXT, isForm, wantsPage } from './error-page';
import type { Env } from './request';

/** Answers with an error, as a page where a browser asks for one, and logs it. An error without a code is INTERNAL. */
export function sendErrorResponse(
  { logger }: Pick<Deps, 'logger'>,
  c: Context<Env>,
  error: unknown,
): Response {
  return send(c, logAndAnswer(logger, error));
}

/** Answers frequent refusals without logging them; a forbidden resource and a missing one look the same. */
export const sendErrorResponseUnlogged = (c: Context, code: ErrorCode) =>
  send(c, toErrorAnswer(new AppError(code)));

function send(c: Context, answer: ErrorAnswer): Response {
  const headers = errorHeaders(answer);
  if (answer.status >= 500 && wantsPage(c)) {
    const page = isForm(c) ? formPageOf(answer) : pageOf(answer);
    return c.html(page, answer.status as 500, headers);
  }
  return c.json(errorBody(answer), answer.status as 400, headers);
}

function pageOf({ status, retryAfter }: ErrorAnswer): string {
  if (status === 503) {
    const text =
      'Quarterdeck cannot reach its data right now. Nothing of yours is lost; this page asks again by itself.';
    return errorPage({ title: 'Back in a moment', text, retryAfter: retryAfter ?? 5 });
  }
  const text = 'Nothing of yours is lost. Please go back and try again.';
  return errorPage({ title: 'Something went wrong on our side', text });
}

function formPageOf({ status }: ErrorAnswer): string {
  const title = status === 503 ? 'Back in a moment' : 'Something went wrong on our side';
  return errorPage({ title, text: FORM_NOT_TAKEN_TEXT });
}
