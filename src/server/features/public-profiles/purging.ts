/** Purges from the content delivery network those pages that were written, taken down or moved to another slug. */
import { MAX_URLS_PER_PURGE } from '@/server/adapters/cdn';
import type { Deps } from '@/server/context';
import { onProfileChange } from '@/server/db/profiles/changes';
import { listVisitedSlugs } from './queries';

/** Milliseconds in which changes are collected into one request: an owner who types saves every second. */
const COLLECTING_MS = 1_000;
const RETRY_DELAY_MS = 2_000;

type PurgingDeps = Pick<Deps, 'cdn' | 'config' | 'database' | 'logger' | 'metrics' | 'now'>;

/**
 * Purges the pages of profiles that this process has written. A failed purge is retried until the copies have expired
 * by themselves, which is why nothing is stored for the next start.
 * @returns `close` purges what is due, once
 */
export function startPurging({ cdn, config, database, logger, metrics, now }: PurgingDeps) {
  const { pageCache, appUrl } = config;
  if (!cdn || !pageCache) return { close: async () => {} };
  /** Ids of profiles, each with the time at which its copies have expired, in milliseconds. */
  let expiryById = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let lastRun = Promise.resolve();

  /**
   * Purges the pages of some profiles.
   * @returns why some of them are still cached; undefined if all were purged
   */
  async function purge(profileIds: string[]) {
    const urls = (await listVisitedSlugs(database.db, profileIds)).map((slug) => `${appUrl}/profile/${slug}`);
    for (let from = 0; from < urls.length; from += MAX_URLS_PER_PURGE) {
      const outcome = await cdn?.purge(urls.slice(from, from + MAX_URLS_PER_PURGE));
      metrics.pagesPurged(outcome?.ok ? 'done' : 'failed');
      if (outcome && !outcome.ok) return outcome.why;
    }
    return undefined;
  }

  async function purgeDue() {
    const batch = expiryById;
    expiryById = new Map();
    const why = await purge([...batch.keys()]).catch((error) => {
      logger.warn({ err: error }, 'purging pages');
      return 'database';
    });
    if (why === undefined) return;
    logger.warn({ why, profiles: batch.size }, 'pages were not purged, and expire by themselves');
    const time = now().getTime();
    for (const [id, until] of batch) if (until > time && !expiryById.has(id)) expiryById.set(id, until);
    if (expiryById.size > 0) schedule(RETRY_DELAY_MS);
  }

  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    lastRun = lastRun.then(purgeDue);
    return lastRun;
  };
  const schedule = (ms: number) => {
    timer ??= setTimeout(run, ms).unref();
  };

  const stop = onProfileChange(database.db, ({ profileId }) => {
    expiryById.set(profileId, now().getTime() + pageCache.seconds * 1_000);
    schedule(COLLECTING_MS);
  });
  return {
    async close() {
      stop();
      if (expiryById.size > 0) await run();
      await lastRun;
      clearTimeout(timer);
    },
  };
}
