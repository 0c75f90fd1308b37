/**
 * Rotates the secret: encrypts again the columns that were encrypted under the previous one, so that it can be removed.
 * Several processes may do so at once: a row is written only if it has not changed since it was read.
 */
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Deps } from '@/server/context';
import type { Database } from '@/server/db/client';
import { privateVersions, profileReferences } from '@/server/db/schema';
import type { EncryptedColumn } from '@/server/secrets/encrypted-column';
import { ENCRYPTION_PURPOSES, reencryptText } from '@/server/secrets/encrypted-text';

type ReencryptionDeps = Pick<Deps, 'database' | 'logger' | 'secret'>;

/** Rows read at once. */
const BATCH_ROWS = 500;

/**
 * Encrypts the values of a column again, in the order of ids.
 * @param isStopping ends the work after the present batch
 * @returns the number of rows that it changed; another process may have changed others meanwhile
 */
export async function reencryptColumn(
  db: Database,
  { table, column, reencrypt }: EncryptedColumn,
  isStopping: () => boolean,
) {
  let changedCount = 0;
  let afterLastRow: SQL | undefined;
  while (!isStopping()) {
    const rows = await db
      .select({ id: table.id, encrypted: column })
      .from(table)
      .where(afterLastRow)
      .orderBy(asc(table.id))
      .limit(BATCH_ROWS);
    for (const { id, encrypted } of rows as { id: string; encrypted: string }[]) {
      const next = await reencrypt(encrypted);
      if (next === null) continue;
      const written = await db
        .update(table)
        .set({ [keyOf(table, column)]: next })
        .where(and(eq(table.id, id), eq(column, encrypted)))
        .returning({ id: table.id });
      changedCount += written.length;
    }
    if (rows.length < BATCH_ROWS) break;
    afterLastRow = gt(table.id, rows.at(-1)?.id);
  }
  return changedCount;
}

/** The property of Drizzle's table object that holds a column. */
function keyOf(table: PgTable, column: PgColumn): string {
  const [key] = Object.entries(table).find(([, one]) => one === column) ?? [];
  if (!key) throw new Error('a column of another table');
  return key;
}

/**
 * Starts to encrypt stored secrets again, if there is a previous secret; the log says when that may be removed.
 * @param loadFurtherColumns returns the columns that a library encrypts in its own format
 */
export function startReencryption(
  deps: ReencryptionDeps,
  loadFurtherColumns: () => Promise<EncryptedColumn[]>,
): { close(): Promise<void> } {
  const { database, logger, secret } = deps;
  let isClosing = false;
  const work = async () => {
    if (secret.previous === undefined) return;
    const ownColumns = [
      {
        table: privateVersions,
        column: privateVersions.address_sealed,
        purpose: ENCRYPTION_PURPOSES.versionAddress,
      },
      {
        table: profileReferences,
        column: profileReferences.token_sealed,
        purpose: ENCRYPTION_PURPOSES.referenceToken,
      },
    ].map(({ purpose, ...where }) => ({
      ...where,
      reencrypt: (encrypted: string) => reencryptText(secret, purpose, encrypted),
    }));
    let count = 0;
    for (const column of [...ownColumns, ...(await loadFurtherColumns())]) {
      count += await reencryptColumn(database.db, column, () => isClosing);
    }
    if (!isClosing) logger.info({ count }, 'everything that is stored is encrypted under the present secret');
  };
  const running = work().catch((error) =>
    logger.error({ err: error }, 'stored secrets could not be encrypted again'),
  );
  return {
    close() {
      isClosing = true;
      return running;
    },
  };
}
