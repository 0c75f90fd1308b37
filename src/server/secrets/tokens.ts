/** Random tokens, and the hashes under which they and other secrets are stored. */
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits, safe in a cookie and in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash under which a token is stored. A token has 256 random bits, so no slow hash is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * HMAC-SHA-256, truncated to 132 bits. For instance, it stands for a person in keys of `rate_limits`, signs the cookie
 * of a known browser, and protects codes that are too short for a plain hash.
 */
export const keyedHash = (key: string, value: string): string =>
  createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
