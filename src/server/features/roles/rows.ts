/** Rows of saved roles. Every statement names the owner, so that another person's role is never found. */
import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { roles, user } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import type { RoleFacts } from '@/shared/roles/role-fit';
import { MAX_MERGED_NOTES_CHARACTERS, ROLE_LIMITS, type RoleOrigin } from '@/shared/roles/saved-roles';
import { postgresSafe } from '@/shared/validation/postgres-safe-json';

export type RoleRow = typeof roles.$inferSelect;
type Change = Partial<typeof roles.$inferInsert>;

/** A role by its owner and its id. */
export interface RoleKey {
  userId: string;
  id: string;
}

const isOwn = ({ userId, id }: RoleKey) => and(eq(roles.user_id, userId), eq(roles.id, id));

/** Stores a new role. @throws AppError TOO_MANY_REQUESTS when the maximum number of roles is saved */
export async function insertRole(
  db: Database,
  userId: string,
  role: { origin: RoleOrigin; source: string | null; source_text: string | null },
  now: Date,
): Promise<RoleKey> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    // Locked, so that two concurrent inserts of one person are counted one after the other.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
    const savedCount = await tx.$count(roles, eq(roles.user_id, userId));
    if (savedCount >= ROLE_LIMITS.roles) {
      throw new AppError('TOO_MANY_REQUESTS', 'as many roles as may be kept', {
        userMessage: `You have saved ${ROLE_LIMITS.roles} roles, and no more are kept. Remove one you no longer need.`,
      });
    }
    await tx.insert(roles).values({
      ...postgresSafe(role),
      id,
      user_id: userId,
      reading: 'reading',
      created_at: now,
      state_since: now,
    });
  });
  return { userId, id };
}

/** The rows of a person's roles, the newest first, without their texts. */
export async function listRows(db: Database, userId: string): Promise<Omit<RoleRow, 'source_text'>[]> {
  const { source_text: _, ...columns } = getTableColumns(roles);
  return db.select(columns).from(roles).where(eq(roles.user_id, userId)).orderBy(desc(roles.created_at));
}

/** The row of a role. @throws AppError NOT_FOUND for a role that does not exist, or is somebody else's */
export async function readRow(db: Database, key: RoleKey): Promise<RoleRow> {
  const [row] = await db.select().from(roles).where(isOwn(key));
  if (!row) throw new AppError('NOT_FOUND', 'no such role', { userMessage: 'This role is no longer saved.' });
  return row;
}

/** Changes a role and returns its new row. @throws AppError NOT_FOUND as `readRow` */
export async function changeRow(db: Database, key: RoleKey, change: Change): Promise<RoleRow> {
  const [row] = await db
    .update(roles)
    .set({ ...change, updated_at: sql`now()` })
    .where(isOwn(key))
    .returning();
  return row ?? readRow(db, key);
}

/**
 * Changes a role according to what is stored of it; concurrent changes follow each other.
 * @param change gets the stored role; what it throws is thrown
 * @throws AppError NOT_FOUND as `readRow`
 */
export async function changeLocked(
  db: Database,
  key: RoleKey,
  change: (stored: RoleRow) => Change,
): Promise<RoleRow> {
  return db.transaction(async (tx) => {
    await tx.select({ id: roles.id }).from(roles).where(isOwn(key)).for('update');
    return changeRow(tx, key, change(await readRow(tx, key)));
  });
}

/**
 * Changes the notes; concurrent changes follow each other.
 * @param merge gets the stored notes
 * @throws AppError NOT_FOUND as `readRow`, TOO_LARGE beyond `MAX_MERGED_NOTES_CHARACTERS`
 */
export function changeNotes(db: Database, key: RoleKey, merge: (notes: string) => string): Promise<RoleRow> {
  return changeLocked(db, key, ({ notes: stored }) => {
    const notes = merge(stored);
    if (notes.length > MAX_MERGED_NOTES_CHARACTERS) {
      throw new AppError('TOO_LARGE', 'merged notes', {
        userMessage: 'These notes were changed in another window, and both together are too long.',
      });
    }
    return { notes };
  });
}

/** Sets or removes the correction of one requirement; concurrent changes of other requirements stay. */
export function correctRow(
  db: Database,
  key: RoleKey,
  requirement: string,
  correction: object | null,
): Promise<RoleRow> {
  const corrections = correction
    ? sql`${roles.corrections} || ${JSON.stringify({ [requirement]: correction })}::jsonb`
    : sql`${roles.corrections} - ${requirement}::text`;
  return changeRow(db, key, { corrections: corrections as never });
}

/**
 * Deletes a role. Does nothing if it is not there or another person's.
 * @param seen the notes that its owner saw, if only those may be deleted
 * @returns other notes, because of which the role stays; `null` if there are none
 */
export async function deleteRow(db: Database, key: RoleKey, seen?: string): Promise<string | null> {
  const deletedRows = await db
    .delete(roles)
    .where(and(isOwn(key), seen === undefined ? undefined : inArray(roles.notes, ['', seen])))
    .returning({ id: roles.id });
  if (deletedRows.length > 0) return null;
  const [remaining] = await db.select({ notes: roles.notes }).from(roles).where(isOwn(key));
  return remaining?.notes ?? null;
}

/** Begins to read a role, and takes the row from any reading that began before. */
export async function leaseRow(db: Database, key: RoleKey, until: Date, change: Change = {}): Promise<void> {
  const runningColumns = {
    reading: 'reading',
    leased_until: until,
    failure: null,
    page: null,
    pages: null,
  } as const;
  await changeRow(db, key, { ...runningColumns, duplicate_of: null, choices: [], ...change });
}

/**
 * Writes to a row that is being read.
 * @returns false when it belongs to another reading by now, or to none
 */
export async function changeLeased(db: Database, key: RoleKey, until: Date, change: Change) {
  const rows = await db
    .update(roles)
    .set(postgresSafe(change))
    .where(and(isOwn(key), eq(roles.reading, 'reading'), eq(roles.leased_until, until)))
    .returning({ id: roles.id });
  return rows.length > 0;
}

/** Hash of a text's words, which ignores line breaks, case and punctuation. */
export function hashOfText(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash('sha256').update(words.join(' ')).digest('base64url').slice(0, 32);
}

/** The person's role with the same text, or with both the same title and organisation. */
export async function findDuplicate(db: Database, { userId, id }: RoleKey, hash: string, facts: RoleFacts) {
  const isSame = (field: 'title' | 'organisation') =>
    sql`lower(${roles.facts} ->> ${field}::text) = ${facts[field]?.toLowerCase() ?? ''}`;
  const sameNames =
    facts.title && facts.organisation ? and(isSame('title'), isSame('organisation')) : undefined;
  const [row] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(
      and(
        eq(roles.user_id, userId),
        ne(roles.id, id),
        eq(roles.reading, 'read'),
        or(eq(roles.text_hash, hash), sameNames),
      ),
    )
    .orderBy(roles.created_at)
    .limit(1);
  return row?.id;
}
