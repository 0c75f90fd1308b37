/** The health of generations, mail, files and the database, for an operator. */
import { randomUUID } from 'node:crypto';
import { and, count, gt, lt, max, min, sql } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import type { Database } from '@/server/db/client';
import { measureOutboxBacklog } from '@/server/db/outbox';
import { generations, mailOutbox } from '@/server/db/schema';
import { DAY, MINUTE } from '@/shared/time/durations';

/** Maximum recipient domains that are listed. */
const MAX_STUCK_DOMAINS = 20;

/**
 * Lists mail that was tried and is still here a minute after it was written, by recipient domain: the addresses
 * themselves are not the operator's concern. Younger mail may be on its way for the first time.
 */
async function listStuckMail(db: Database, now: Date) {
  const domain = sql<string>`split_part(${mailOutbox.recipient}, '@', 2)`;
  return db
    .select({
      domain,
      mails: count(),
      since: min(mailOutbox.created_at),
      nextTry: min(mailOutbox.next_attempt_at),
      attempts: max(mailOutbox.attempts),
    })
    .from(mailOutbox)
    .where(and(gt(mailOutbox.attempts, 0), lt(mailOutbox.created_at, new Date(now.getTime() - MINUTE))))
    .groupBy(domain)
    .orderBy(min(mailOutbox.created_at))
    .limit(MAX_STUCK_DOMAINS);
}

/** Counts the generations of the last day by state. */
async function countGenerations(db: Database, now: Date) {
  const [counts] = await db
    .select({
      running: sql<number>`count(*) filter (where ${generations.state} = 'running' and ${generations.leased_until} > ${now.toISOString()}::timestamptz)::int`,
      interrupted: sql<number>`count(*) filter (where ${generations.state} = 'running' and ${generations.leased_until} <= ${now.toISOString()}::timestamptz)::int`,
      finished: sql<number>`count(*) filter (where ${generations.state} = 'done')::int`,
      failed: sql<number>`count(*) filter (where ${generations.state} = 'failed')::int`,
    })
    .from(generations)
    .where(gt(generations.started_at, new Date(now.getTime() - DAY)));
  return counts;
}

async function readDatabaseBytes(db: Database): Promise<number> {
  const { rows } = (await db.execute(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )) as unknown as { rows: { bytes: number }[] };
  return Number(rows[0]?.bytes ?? 0);
}

/** Whether the file storage answers, tested by asking for a file that does not exist. */
async function storageAnswers({ storage, logger }: Deps): Promise<boolean> {
  try {
    await storage.list(randomUUID());
    return true;
  } catch (error) {
    logger.warn({ err: error }, 'the storage does not answer');
    return false;
  }
}

/** The present state of everything an operator watches. */
export async function readHealth(deps: Deps) {
  const { db, kind } = deps.database;
  const now = deps.now();
  return {
    at: now,
    /** Readings and writings of documents in this process that wait for a free worker. */
    engine: { waiting: deps.engine.load?.().waiting ?? 0 },
    generations: await countGenerations(db, now),
    mail: { ...(await measureOutboxBacklog(db, now)), stuck: await listStuckMail(db, now) },
    storage: { answers: await storageAnswers(deps), s3: Boolean(deps.config.s3) },
    database: { kind, bytes: await readDatabaseBytes(db) },
  };
}
