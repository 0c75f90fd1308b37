import { INTERNAL_ERROR_MESSAGE } from '@/shared/errors/app-error';
import { FOREIGN_ANSWER } from './is-unanswered';
import { RpcError } from './rpc-client';

/** The message for a failed call; of the server's texts, only those written for people are shown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof RpcError)
    return error.code === FOREIGN_ANSWER ? INTERNAL_ERROR_MESSAGE : error.message;
  // `fetch` throws a TypeError if there is no response; any other error means that the response could not be read.
  return error instanceof TypeError
    ? 'The server could not be reached. Please check your connection and try again.'
    : INTERNAL_ERROR_MESSAGE;
}
