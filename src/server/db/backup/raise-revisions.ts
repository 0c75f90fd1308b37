/** Lifts the revisions of restored rows above all that were given before. */
import { sql } from 'drizzle-orm';
import { RESTORED_REVISION_GAP } from '@/shared/limits';
import type { Transaction } from '../client';

/** From here the seconds are counted that no restored revision is below. */
const EPOCH = Date.UTC(2025, 0, 1);

/** The columns that count the changes of a row, where a client's save names the one it is based on. */
const REVISIONS = [
  ['profiles', 'revision'],
  ['profiles', 'record_revision'],
  ['private_versions', 'revision'],
  ['work_preferences', 'revision'],
] as const;

/**
 * A backup has the revisions of its day. Counted on from there, they would reach numbers that open pages know with
 * other words, whose next save would then replace words that nobody there has seen. Two restores of one backup differ
 * by the seconds between them, in which no row is saved more often.
 */
export async function raiseRevisions(tx: Transaction, now: Date): Promise<void> {
  const seconds = Math.floor((now.getTime() - EPOCH) / 1_000);
  for (const [table, column] of REVISIONS) {
    const name = sql.identifier(column);
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${name} = greatest(${name} + ${RESTORED_REVISION_GAP}::int, ${seconds}::int)`);
  }
}
