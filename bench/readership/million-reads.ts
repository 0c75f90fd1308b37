/** Measures the memory of one process after a million reads. */
import { eq } from 'drizzle-orm';
import { readConfig } from '@/server/config';
import { openPglite } from '@/server/db/client';
import { readership } from '@/server/db/schema';
import { createLogger } from '@/server/logging/logger';
import { createReadCounter } from '@/server/read-counting/counter';

const READS = 1_000_000;
/** Number of reads between two writes to the database. */
const READS_PER_WRITE = 2_000;
const MIB = 1024 * 1024;

/** The memory for readers is full after this number of reads, and must not grow further. */
const READS_UNTIL_FULL = 200_000;

export interface MillionReads {
  /** MiB by which the memory in use grew from start to end: JavaScript objects and buffers, without garbage. */
  growthMib: number;
  /** MiB of these that were added when the memory for readers was already full. */
  lateGrowthMib: number;
  /** MiB resident at the end, including the database in the same process. */
  residentMib: number;
  /** Microseconds that a request spends on recording its read. */
  recordingMicros: number;
  reads: number;
  sites: number;
}

/** Bytes that are still referenced, without the memory of the database. The process runs with `--expose-gc`. */
function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Records a million reads of one profile, each from an address and a site of its own.
 * @param dataDir of a product that has run before
 * @param agentOf the User-Agent of the visitor with a given number
 */
export async function recordMillionReads(
  dataDir: string,
  profileId: string,
  agentOf: (n: number) => string,
): Promise<MillionReads> {
  const handle = await openPglite(`${dataDir}/pglite`);
  const counter = createReadCounter({
    config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    database: handle,
    logger: createLogger('silent'),
    now: () => new Date(),
    isOwnersBrowser: async () => false,
  });
  const page = { profileId, page: '', timeZone: 'Europe/Oslo' };
  const usedBefore = usedBytes();
  let usedWhenFull = usedBefore;
  let recordingMs = 0;
  for (let n = 0; n < READS; n += READS_PER_WRITE) {
    const visits = Array.from({ length: READS_PER_WRITE }, (_, k) => ({
      address: `${10 + ((n + k) >> 16)}.${((n + k) >> 8) & 255}.${(n + k) & 255}.7`,
      forwarded: '',
      agent: agentOf(n + k),
      referrer: `https://site-${n + k}.example/`,
      cookie: '',
    }));
    const started = performance.now();
    for (const visit of visits) counter.record(page, visit, { opened: true });
    recordingMs += performance.now() - started;
    await counter.write();
    if (n + READS_PER_WRITE === READS_UNTIL_FULL) usedWhenFull = usedBytes();
  }
  const usedAfter = usedBytes();
  const residentMib = process.memoryUsage.rss() / MIB;
  await counter.close();
  const stored = await handle.db.select().from(readership).where(eq(readership.profile_id, profileId));
  await handle.close();
  const sum = (measure: string) =>
    stored.reduce((total, row) => total + (row.measure === measure ? row.count : 0), 0);
  return {
    growthMib: (usedAfter - usedBefore) / MIB,
    lateGrowthMib: (usedAfter - usedWhenFull) / MIB,
    residentMib,
    recordingMicros: (recordingMs / READS) * 1_000,
    reads: sum('read'),
    sites: stored.filter(({ measure }) => measure === 'site').length,
  };
}
