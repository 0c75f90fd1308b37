/**
 * Stores the career record in its owner's row, under the same revision rule as the profile: no save overwrites a newer
 * one.
 */
import { and, eq, sql } from 'drizzle-orm';
import {
  type CareerRecord,
  type EditedRecord,
  editedRecordSchema,
  readRecordOrNone,
} from '@/shared/record/career-record';
import { restoreEvidence } from '@/shared/record/provenance';
import { postgresSafe } from '@/shared/validation/postgres-safe-json';
import type { Database } from '../client';
import { profiles } from '../schema';

export interface StoredRecord {
  revision: number;
  record: CareerRecord;
}

/**
 * Reads the record of a profile with its revision.
 * @returns `null` if there is no record, as for a profile that was not generated here
 */
export async function readStoredRecord(db: Database, profileId: string): Promise<StoredRecord | null> {
  const [row] = await db
    .select({ revision: profiles.record_revision, record: profiles.record })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  const record = readRecordOrNone(row?.record);
  return row && record ? { revision: row.revision, record } : null;
}

export type RecordOutcome =
  | { kind: 'saved'; revision: number }
  /** Someone saved since, or the same save arrived before; `current` is the present record. */
  | { kind: 'stale'; current: StoredRecord }
  | { kind: 'missing' };

/**
 * Saves the owner's edits of a record, if nobody saved since `baseRevision`. What was read stays as it is, and the
 * provenance of each fact is derived from it. If the same save arrives twice, the second is stale, and gets its own
 * text back.
 */
export async function saveRecord(
  db: Database,
  { profileId, baseRevision, edits }: { profileId: string; baseRevision: number; edits: EditedRecord },
): Promise<RecordOutcome> {
  const stored = await readStoredRecord(db, profileId);
  if (!stored) return { kind: 'missing' };
  if (stored.revision !== baseRevision) return { kind: 'stale', current: stored };
  const { facts, mends } = editedRecordSchema.parse(edits);
  const record = postgresSafe({ ...stored.record, facts: restoreEvidence(stored.record.read, facts), mends });
  const [savedRow] = await db
    .update(profiles)
    .set({ record, record_revision: sql`${profiles.record_revision} + 1` })
    .where(and(eq(profiles.id, profileId), eq(profiles.record_revision, baseRevision)))
    .returning({ revision: profiles.record_revision });
  if (savedRow) return { kind: 'saved', revision: savedRow.revision };
  const current = await readStoredRecord(db, profileId);
  return current ? { kind: 'stale', current } : { kind: 'missing' };
}
