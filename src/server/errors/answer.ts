/**
 * Maps a thrown error to an answer: gives it a code, logs it once and hides its cause. Each protocol serialises the
 * answer in its own form.
 */
import type { Logger } from '@/server/logging/logger';
import type { AppError, ErrorCode } from '@/shared/errors/app-error';
import { classifyError } from './classify-error';

export interface ErrorAnswer {
  status: number;
  code: ErrorCode;
  /** The sentence a person may read. */
  message: string;
  /** Details that a client needs to act on the error; never its cause. */
  data: unknown;
  /** Seconds after which it is worth repeating the request. */
  retryAfter: number | undefined;
}

/**
 * Maps an error to an answer without logging it: for refusals that occur many times a second, such as missing files.
 */
export function toErrorAnswer(error: AppError): ErrorAnswer {
  const { status, code, userMessage, data } = error;
  const { retryAfter } = (data ?? {}) as { retryAfter?: number };
  return { status, code, message: userMessage, data, retryAfter };
}

/**
 * Turns whatever was thrown into an answer and logs it, as an error if the fault is the server's.
 * @param about for the log: the requested `path`, or `what` failed
 */
export function logAndAnswer(
  logger: Logger,
  thrown: unknown,
  { what = 'request', ...about }: { what?: string; path?: string } = {},
): ErrorAnswer {
  const classified = classifyError(thrown);
  const { code } = classified;
  if (classified.status >= 500) logger.error({ ...about, code, err: thrown }, `${what} failed`);
  else logger.info({ ...about, code }, classified.message);
  return toErrorAnswer(classified);
}

/** The JSON of HTTP routes and streams. */
export const errorBody = ({ code, message }: { code: string; message: string }) => ({
  status: 'error' as const,
  code,
  message,
});

/** The JSON under `/api/auth`, whose codes are in lower case, as the product's specification requires. */
export const authErrorBody = ({ code, message }: { code: string; message: string }) => ({
  status: 'error' as const,
  code: code.toLowerCase(),
  message,
});

/** Headers of an error answer: no cache may store it, and it says when to try again. */
export const errorHeaders = ({ retryAfter }: Pick<ErrorAnswer, 'retryAfter'>): Record<string, string> => ({
  'cache-control': 'no-store',
  ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
});
