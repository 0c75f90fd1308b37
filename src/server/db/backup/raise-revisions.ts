/** Raises the revisions of restored rows above all that a client may know. */
import { sql } from 'drizzle-orm';
import { RESTORED_REVISION_GAP } from '@/shared/limits';
import type { Transaction } from '../client';

/** After a restore, a revision is at least the number of seconds since this time. */
const EPOCH = Date.UTC(2025, 0, 1);

/** The columns that count the changes of a row, where a request names the revision it is based on. */
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
      update ${sql.identifier(table)} set ${name} = greatest(${name} + ${RESTORED_REVISION_GAP}::int, ${seconds}::int)`);
  }
  // What the owner has not seen of a reference stays unseen: both of its revisions are raised by the same number.
  await tx.execute(sql`
    update profile_references set
      revision = greatest(revision + ${RESTORED_REVISION_GAP}::int, ${seconds}::int),
      seen_revision = seen_revision + greatest(${RESTORED_REVISION_GAP}::int, ${seconds}::int - revision)`);
}
