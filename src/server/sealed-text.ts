/** A short text kept so that only this server can read it: encrypted under a key derived from its secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param purpose keeps what is sealed for one use from being read by another */
const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `quarterdeck:${purpose}`, 32));

export function sealText(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns `null` where the secret is another one now, or the text was tampered with */
export function openText(secret: string, purpose: string, sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret, purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
