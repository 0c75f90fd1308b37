/** Refuses a body over its limit before any of it is parsed, whatever its length header says. */
import { bodyLimit } from 'hono/body-limit';
import { sendErrorResponseUnlogged } from './error-response';

/** Bytes of the largest call: a career record at its limit, with four bytes per character. */
export const MAX_RPC_BYTES = 2 * 1024 * 1024;

/** Middleware that refuses larger bodies before they are read. @param maxSize bytes */
export const refuseLargeBodies = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => sendErrorResponseUnlogged(c, 'TOO_LARGE'),
  });
