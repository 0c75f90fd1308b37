import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A column that is encrypted under the secret, and how a value of it is encrypted again after a rotation. */
export interface EncryptedColumn {
  table: PgTable & { id: PgColumn };
  column: PgColumn;
  /**
   * Encrypts a value again under the present secret.
   * @returns `null` if the value is already encrypted under the present secret
   */
  reencrypt(encrypted: string): Promise<string | null> | string | null;
}
