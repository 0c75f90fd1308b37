/**
 * The key of the hashes that replace addresses: of people who want no mail, of blocked senders, of rate limits. These
 * hashes cannot be computed again without the address, so their key stays when the secret changes.
 */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { OperatorError } from '../errors/operator';
import { decryptText, ENCRYPTION_PURPOSES, encryptText, reencryptText } from '../secrets/encrypted-text';
import type { ServerSecret } from '../secrets/server-secret';
import type { Database } from './client';
import { installationKeys, user } from './schema';

/** Thrown if the database was written under other secrets. */
export class ForeignSecretError extends OperatorError {}

const HASH_KEY_NAME = 'hashes';

/**
 * Reads the key, or creates it at the first start. After a change of the secret, it is encrypted anew.
 * @throws ForeignSecretError if it is encrypted under neither secret
 */
export async function readHashKey(db: Database, secret: ServerSecret): Promise<string> {
  const existing = await readEncryptedKey(db);
  const encrypted = existing ?? (await createKey(db, secret));
  const key = decryptText(secret, ENCRYPTION_PURPOSES.hashKey, encrypted);
  if (key === null) {
    throw new ForeignSecretError(
      'AUTH_SECRET: this database was used with another secret. Give that one as AUTH_SECRET_PREVIOUS as well.',
    );
  }
  const reencrypted = reencryptText(secret, ENCRYPTION_PURPOSES.hashKey, encrypted);
  if (reencrypted !== null) {
    await db
      .update(installationKeys)
      .set({ sealed: reencrypted })
      .where(eq(installationKeys.sealed, encrypted));
  }
  return key;
}

async function readEncryptedKey(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(installationKeys).where(eq(installationKeys.name, HASH_KEY_NAME));
  return row?.sealed;
}

/**
 * Creates and stores the key: a random one, but the secret if there are accounts, whose hashes were made with it.
 * @returns the stored key, encrypted
 */
async function createKey(db: Database, secret: ServerSecret): Promise<string> {
  const [person] = await db.select({ id: user.id }).from(user).limit(1);
  const key = person ? (secret.previous ?? secret.current) : randomBytes(32).toString('base64url');
  const encrypted = encryptText(secret, ENCRYPTION_PURPOSES.hashKey, key);
  await db.insert(installationKeys).values({ name: HASH_KEY_NAME, sealed: encrypted }).onConflictDoNothing();
  // If several processes start at once, the key of the first is used.
  return (await readEncryptedKey(db)) ?? encrypted;
}
