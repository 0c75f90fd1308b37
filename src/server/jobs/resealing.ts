/**
 * Rotates the secret: encrypts again the columns that were encrypted under the previous one, so that it can be removed.
 * Several processes may do so at once: a row is written only if it has not changed since it was read.
 */
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Deps } from '@/server/context';
import type { Database } from '@/server/db/client';
import { privateVersions, profileReferences } from '@/server/db/schema';
import type { SealedColumn } from '@/server/secrets/sealed-column';
import { resealText, SEALED_FOR } from '@/server/secrets/sealed-text';

type ResealingDeps = Pick<Deps, 'database' | 'logger' | 'secret'>;

/** Rows read at once. */
const BATCH_ROWS = 500;

/**
 * Encrypts the values of a column again, in the order of ids.
 * @param isStopping ends the work after the present batch
 * @returns the number of changed rows
 */
export async function resealColumn(
  db: Database,
  { table, column, reseal }: SealedColumn,
  isStopping: () => boolean,
) {
  let changedCount = 0;
  let afterLastRow: SQL | undefined;
  while (!isStopping()) {
    const rows = await db
      .select({ id: table.id, sealed: column })
      .from(table)
      .where(afterLastRow)
      .orderBy(asc(table.id))
      .limit(BATCH_ROWS);
    for (const { id, sealed } of rows as { id: string; sealed: string }[]) {
      const next = await reseal(sealed);
      if (next === null) continue;
      await db
        .update(table)
        .set({ [keyOf(table, column)]: next })
        .where(and(eq(table.id, id), eq(column, sealed)));
      changedCount += 1;
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
export function startResealing(
  deps: ResealingDeps,
  loadFurtherColumns: () => Promise<SealedColumn[]>,
): { close(): Promise<void> } {
  const { database, logger, secret } = deps;
  let isClosing = false;
  const work = async () => {
    if (secret.previous === undefined) return;
    const ownColumns = [
      { table: privateVersions, column: privateVersions.address_sealed, purpose: SEALED_FOR.versionAddress },
      {
        table: profileReferences,
        column: profileReferences.token_sealed,
        purpose: SEALED_FOR.referenceToken,
      },
    ].map(({ purpose, ...where }) => ({
      ...where,
      reseal: (sealed: string) => resealText(secret, purpose, sealed),
    }));
    let count = 0;
    for (const column of [...ownColumns, ...(await loadFurtherColumns())]) {
      count += await resealColumn(database.db, column, () => isClosing);
    }
    if (!isClosing) logger.info({ count }, 'everything that is kept is sealed under the present secret');
  };
  const running = work().catch((error) => logger.error({ err: error }, 'resealing'));
  return {
    close() {
      isClosing = true;
      return running;
    },
  };
}
