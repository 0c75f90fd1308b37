/** Raises the revisions of restored rows above all that a client may know. */
import { sql } from 'drizzle-orm';
import { REVISIONS_SKIPPED } from '@/shared/limits';
import type { Transaction } from '../client';

/** The time from which the seconds are counted that are the least revision after a restore. */
const EPOCH = Date.UTC(2025, 0, 1);

/** The columns that count the changes of a row, where a client's save names the one it is based on. */
const REVISION_COLUMNS = [
  ['profiles', 'revision'],
  ['profiles', 'record_revision'],
  ['private_versions', 'revision'],
  ['work_preferences', 'revision'],
] as const;

/**
 * Raises the revisions that a backup restored. Counting on from them would reach revisions that open pages already know
 * with other content, and the next save of such a page would replace content that nobody there has seen. Two restores
 * of one backup differ by the seconds between them, in which no row is saved more often.
 */
export async function raiseRevisions(tx: Transaction, now: Date): Promise<void> {
  const seconds = Math.floor((now.getTime() - EPOCH) / 1_000);
  for (const [table, column] of REVISION_COLUMNS) {
    const name = sql.identifier(column);
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${name} = greatest(${name} + ${REVISIONS_SKIPPED}::int, ${seconds}::int)`);
  }
}
