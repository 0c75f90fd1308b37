import { INTERNAL_ERROR_MESSAGE, INVALID_INPUT_MESSAGE } from '@/shared/errors/error-messages';
import { FOREIGN_ANSWER } from './is-unanswered';
import { RpcError } from './rpc-client';

/** By code, the sentence instead of a message that is not written for people: a proxy's, or that of a schema. */
const REPLACEMENT_SENTENCES: Record<string, string> = {
  [FOREIGN_ANSWER]: INTERNAL_ERROR_MESSAGE,
  BAD_REQUEST: INVALID_INPUT_MESSAGE,
};

/** The message for a failed call; of the server's texts, only those written for people are shown. */
export function errorMessage(error: unknown): string {
  if (error instanceof RpcError) return REPLACEMENT_SENTENCES[error.code] ?? error.message;
  // `fetch` throws a TypeError if there is no response; any other error means that the response could not be read.
  return error instanceof TypeError
    ? 'The server could not be reached. Please check your connection and try again.'
    : INTERNAL_ERROR_MESSAGE;
}
