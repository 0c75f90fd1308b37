import { ORPCError } from '@orpc/client';
import { OUR_FAULT } from '@/shared/errors';

/** Of an answer that is not the product's own, a proxy's page say, the library makes an error of its own words. */
const isForeign = ({ data }: ORPCError<string, unknown>) =>
  typeof data === 'object' && data !== null && 'headers' in data;

/** The sentence for a failed call: only what the server wrote for people is shown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ORPCError) return isForeign(error) ? OUR_FAULT : error.message;
  // What `fetch` throws when there is no answer; anything else is an answer that could not be read.
  return error instanceof TypeError
    ? 'The server could not be reached. Please check your connection and try again.'
    : OUR_FAULT;
}
