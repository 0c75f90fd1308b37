/**
 * Remembers the browsers in which an account has signed in, so that wrong passwords of others do not lock their owner
 * out.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { acceptedSecrets, type ServerSecret } from '@/server/secrets/server-secret';
import { keyedHash } from '@/server/secrets/tokens';
import { COOKIE_LIFETIME_SECONDS } from '../cookies';

/** The parts of the cookie, of fixed lengths: 128 random bits, the expiry in seconds in base 36, the signature. */
const COOKIE_PATTERN = /^([\w-]{22})([0-9a-z]{8})([\w-]{22})$/;

const signature = (secret: string, id: string, until: string, userId: string) =>
  keyedHash(secret, `known browser ${id} ${until} ${userId}`);

/** Makes the cookie that marks a browser as known after a sign-in. It identifies nobody and grants no access. */
export function createKnownBrowserToken({ current }: ServerSecret, userId: string, now: Date): string {
  const id = randomBytes(16).toString('base64url');
  const until = Math.floor(now.getTime() / 1_000 + COOKIE_LIFETIME_SECONDS.known)
    .toString(36)
    .padStart(8, '0');
  return `${id}${until}${signature(current, id, until, userId)}`;
}

/**
 * Verifies the cookie of a known browser.
 * @param userId the account that is signed in to; absent if there is none, which takes the same time
 * @returns the id of the browser if the account knows it
 */
export function verifyKnownBrowserToken(
  secret: ServerSecret,
  token: string | undefined,
  userId: string | undefined,
  now: Date,
): string | undefined {
  const [, id, until, cookieSignature] = COOKIE_PATTERN.exec(token ?? '') ?? [];
  if (!id || !until || !cookieSignature) return undefined;
  const signatureBytes = Buffer.from(cookieSignature);
  const isAuthentic = acceptedSecrets(secret).some((accepted) =>
    timingSafeEqual(signatureBytes, Buffer.from(signature(accepted, id, until, userId ?? ''))),
  );
  const isCurrent = Number.parseInt(until, 36) * 1_000 > now.getTime();
  return isAuthentic && isCurrent && userId !== undefined ? id : undefined;
}
