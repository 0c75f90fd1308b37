/** The link of a referee: a token stored as a hash for looking it up, and encrypted for the reminder. */
import { decryptText, ENCRYPTION_PURPOSES, encryptText } from '@/server/secrets/encrypted-text';
import type { ServerSecret } from '@/server/secrets/server-secret';
import { hashToken, newToken } from '@/server/secrets/tokens';

const PURPOSE = ENCRYPTION_PURPOSES.referenceToken;

/** A new token with the values stored for it. */
export function newReferenceToken(secret: ServerSecret) {
  const token = newToken();
  return {
    token,
    stored: { token_hash: hashToken(token), token_sealed: encryptText(secret, PURPOSE, token) },
  };
}

/** The token of a link that was sent; `null` if the server's secrets have changed since. */
export const decryptReferenceToken = (secret: ServerSecret, encrypted: string): string | null =>
  decryptText(secret, PURPOSE, encrypted);

/** The URL of a referee's link. */
export const referenceLinkTo = (appUrl: string, token: string): string => `${appUrl}/reference/${token}`;
