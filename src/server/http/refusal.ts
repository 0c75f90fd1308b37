/** What a request that is no procedure is answered when it is refused or fails: JSON, and when to come back. */
import type { Context } from 'hono';
import type { AppError } from '@/shared/errors';
import type { Deps } from '../context';
import { knownErrorOf } from '../errors';
import type { Env } from './request';
import { troublePage, wantsPage } from './trouble-page';

/** The body of a refusal. `message` may be shown to the person. */
export function refusalBody({ code, userMessage }: Pick<AppError, 'code' | 'userMessage'>) {
  return { status: 'error' as const, code, message: userMessage };
}

/** Seconds after which the request is worth repeating, where the refusal says so. */
export function retryAfterOf(error: AppError): number | undefined {
  return (error.data as { retryAfter?: number } | undefined)?.retryAfter;
}

/** Headers that go with a refusal: it is nobody's to keep, and says when to come back. */
export function refusalHeaders(error: AppError): Record<string, string> {
  const after = retryAfterOf(error);
  return { 'cache-control': 'no-store', ...(after ? { 'retry-after': String(after) } : {}) };
}

/** Answers an error, a browser that asks for a page with a page, and logs it. One without a code is INTERNAL. */
export function refuse({ logger }: Pick<Deps, 'logger'>, c: Context<Env>, error: unknown): Response {
  const known = knownErrorOf(error);
  if (known.status >= 500) logger.error({ code: known.code, err: error }, 'request failed');
  else logger.info({ code: known.code }, known.message);
  const headers = refusalHeaders(known);
  if (known.status >= 500 && wantsPage(c)) return c.html(pageOf(known), known.status as 500, headers);
  return c.json(refusalBody(known), known.status as 400, headers);
}

function pageOf(error: AppError): string {
  const retryAfter = retryAfterOf(error);
  if (error.status === 503) {
    const text =
      'Quarterdeck cannot reach its data right now. Nothing of yours is lost; this page asks again by itself.';
    return troublePage({ title: 'Back in a moment', text, retryAfter: retryAfter ?? 5 });
  }
  const text = 'Nothing of yours is lost. Please go back and try again.';
  return troublePage({ title: 'Something went wrong on our side', text });
}
