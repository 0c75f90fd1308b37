/** Encrypts a short text under a key derived from the server's secret, so that only this server can read it. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { acceptedSecrets, type ServerSecret } from './server-secret';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Purposes of encrypted text that outlives a rotation in the database: `jobs/re-encryption.ts` encrypts it again, and
 * `db/hash-key.ts` the hash key.
 */
export const ENCRYPTION_PURPOSES = {
  hashKey: 'hash-key:v1',
  referenceToken: 'reference-token:v1',
  versionAddress: 'private-version-address:v1',
} as const;

/** Derives the 256-bit key of one purpose. */
const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `quarterdeck:${purpose}`, 32));

/**
 * Encrypts with AES-256-GCM.
 * @param purpose the use of the text, which cannot be decrypted for another one
 * @returns nonce, authentication tag and ciphertext as one base64url text; it differs each time
 */
export function encryptText({ current }: ServerSecret, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(current, purpose), nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url');
}

/**
 * Decrypts a text.
 * @returns `null` if it was encrypted under neither secret, or was tampered with
 */
export function decryptText(secret: ServerSecret, purpose: string, encrypted: string): string | null {
  for (const accepted of acceptedSecrets(secret)) {
    const text = decryptWith(accepted, purpose, encrypted);
    if (text !== null) return text;
  }
  return null;
}

/**
 * Encrypts a text again if it is encrypted under the previous secret.
 * @returns `null` if there is nothing to change, or nothing that can be read
 */
export function reencryptText(secret: ServerSecret, purpose: string, encrypted: string): string | null {
  if (secret.previous === undefined || decryptWith(secret.current, purpose, encrypted) !== null) return null;
  const text = decryptWith(secret.previous, purpose, encrypted);
  return text === null ? null : encryptText(secret, purpose, text);
}

function decryptWith(secret: string, purpose: string, encrypted: string): string | null {
  try {
    const bytes = Buffer.from(encrypted, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret, purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const ciphertext = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
