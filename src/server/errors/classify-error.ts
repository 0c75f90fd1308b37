/** Classifies a thrown value. A database or storage that does not answer is UNAVAILABLE, not a fault of the request. */

import { StorageError } from '@/server/adapters/storage';
import { databaseFailureOf } from '@/server/db/errors';
import { AppError, appErrorOf } from '@/shared/errors/app-error';
import { UNSUPPORTED_CHARACTERS_MESSAGE } from '@/shared/validation/postgres-safe-text';

/** Seconds after which it is worth trying an unresponsive service again. */
const RETRY_AFTER_SECONDS = 5;

/**
 * The error that a caller gets: an `AppError` itself; INVALID_INPUT for a text that the database cannot store;
 * UNAVAILABLE for an unresponsive database or storage; INTERNAL for anything else.
 */
export function classifyError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const failure = databaseFailureOf(thrown);
  if (failure?.kind === 'text') {
    return new AppError('INVALID_INPUT', 'text that no column holds', {
      userMessage: UNSUPPORTED_CHARACTERS_MESSAGE,
    });
  }
  const isUnresponsive =
    failure?.kind === 'unavailable' || (thrown instanceof StorageError && thrown.code === 'unavailable');
  if (!isUnresponsive) return appErrorOf(thrown);
  return new AppError('UNAVAILABLE', 'a service does not answer', {
    data: { retryAfter: RETRY_AFTER_SECONDS },
  });
}
