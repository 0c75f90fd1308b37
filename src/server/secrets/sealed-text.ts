/** Encrypts a short text under a key derived from the server's secret, so that only this server can read it. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { acceptedSecrets, type ServerSecret } from './server-secret';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Purposes of encrypted text that outlives a rotation in the database: `jobs/resealing.ts` encrypts it again, and
 * `db/hash-key.ts` the hash key.
 */
export const SEALED_FOR = {
  hashKey: 'hash-key:v1',
  referenceToken: 'reference-token:v1',
  versionAddress: 'private-version-address:v1',
} as const;

/**
 * Derives the key of one purpose.
 * @param purpose separates the keys, so that text of one use cannot be read by another
 */
const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `quarterdeck:${purpose}`, 32));

/**
 * Encrypts with AES-GCM. `purpose` separates the keys, so that a text sealed for one is not opened for
 * another.
 */
export function encryptText({ current }: ServerSecret, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(current, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Decrypts a sealed text.
 * @returns `null` if it was encrypted under neither secret, or was tampered with
 */
export function decryptText(secret: ServerSecret, purpose: string, sealed: string): string | null {
  for (const accepted of acceptedSecrets(secret)) {
    const text = openWith(accepted, purpose, sealed);
    if (text !== null) return text;
  }
  return null;
}

/**
 * Encrypts a text again if it is encrypted under the previous secret.
 * @returns `null` if there is nothing to change, or nothing that can be read
 */
export function resealText(secret: ServerSecret, purpose: string, sealed: string): string | null {
  if (secret.previous === undefined || openWith(secret.current, purpose, sealed) !== null) return null;
  const text = openWith(secret.previous, purpose, sealed);
  return text === null ? null : encryptText(secret, purpose, text);
}

function openWith(secret: string, purpose: string, sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret, purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const ciphertext = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
