/** Secrets handed out once and kept only as hashes. */
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a cookie and in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash under which a token is stored. A token has 256 random bits, so no slow hash is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Names someone in a key of `rate_limits`, or in a list of addresses, without writing their address there. */
export const keyedHash = (key: string, value: string): string =>
  createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
