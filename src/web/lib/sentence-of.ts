import { ORPCError } from '@orpc/client';
import { ERRORS } from '@/shared/errors';

/**
 * The sentence for a failed call. Only what the server wrote for people is shown: an answer that is not the
 * product's own, a proxy's page say, has a text of the library that read it.
 */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ORPCError)) {
    return 'The server could not be reached. Please check your connection and try again.';
  }
  return error.code in ERRORS ? error.message : ERRORS.INTERNAL.message;
}
