import { OUR_FAULT } from '@/shared/errors';
import { FOREIGN_ANSWER } from './is-unanswered';
import { RpcError } from './rpc-client';

/** The sentence for a failed call: only what the server wrote for people is shown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof RpcError) return error.code === FOREIGN_ANSWER ? OUR_FAULT : error.message;
  // `fetch` throws a TypeError when there is no answer; any other error means the answer could not be read.
  return error instanceof TypeError
    ? 'The server could not be reached. Please check your connection and try again.'
    : OUR_FAULT;
}
