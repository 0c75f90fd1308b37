/** Encrypts the secrets of authenticator apps and recovery codes as Better Auth does, under the server's secrets. */
import { createHash } from 'node:crypto';
import { twoFactor } from '@/server/db/schema';
import type { EncryptedColumn } from '@/server/secrets/encrypted-column';
import { acceptedSecrets, type ServerSecret } from '@/server/secrets/server-secret';

/**
 * Number of a secret, which Better Auth writes in front of what it encrypts. It is derived from the secret, so it is
 * the same for every process and after each rotation.
 */
const versionOf = (secret: string): number => createHash('sha256').update(secret).digest().readUInt32BE();

/** Better Auth's options for secrets, the one that encrypts first. */
export const secretVersions = (secret: ServerSecret) =>
  acceptedSecrets(secret).map((value) => ({ version: versionOf(value), value }));

/** The secret for text that was encrypted before rotation existed and so has no number: the older of the two. */
export const unnumberedSecret = ({ current, previous }: ServerSecret): string => previous ?? current;

/** The columns that the plugin encrypts. */
export async function listEncryptedColumns(secret: ServerSecret): Promise<EncryptedColumn[]> {
  const { symmetricDecrypt, symmetricEncrypt } = await import('better-auth/crypto');
  const keys = secretVersions(secret);
  const [{ version: currentVersion = 0 } = {}] = keys;
  const keyWith = (legacySecret: string) => ({
    keys: new Map(keys.map(({ version, value }) => [version, value])),
    currentVersion,
    legacySecret,
  });
  const reencrypt = async (encrypted: string): Promise<string | null> => {
    if (encrypted.startsWith(`$ba$${currentVersion}$`)) return null;
    for (const accepted of acceptedSecrets(secret)) {
      const key = keyWith(accepted);
      const text = await symmetricDecrypt({ key, data: encrypted }).catch(() => null);
      if (text !== null) return symmetricEncrypt({ key, data: text });
    }
    return null;
  };
  return [
    { table: twoFactor, column: twoFactor.secret, reencrypt },
    { table: twoFactor, column: twoFactor.backupCodes, reencrypt },
  ];
}
