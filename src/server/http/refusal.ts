/** What a request that is no procedure is answered when it is refused or fails: JSON, and when to come back. */
import type { Context } from 'hono';
import { type AppError, appErrorOf } from '@/shared/errors';
import type { Deps } from '../context';
import type { Env } from './request';

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

/** Answers an error and logs it; one without a code is INTERNAL, and its text stays in the log. */
export function refuse({ logger }: Pick<Deps, 'logger'>, c: Context<Env>, error: unknown): Response {
  const known = appErrorOf(error);
  const requestId = c.get('context')?.requestId;
  if (known.status >= 500) logger.error({ requestId, code: known.code, err: error }, 'request failed');
  else logger.info({ requestId, code: known.code }, known.message);
  return c.json(refusalBody(known), known.status as 400, refusalHeaders(known));
}
