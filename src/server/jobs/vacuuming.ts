/** Keeps the embedded database from growing with every save. PostgreSQL does this by itself. */
import type { DatabaseHandle } from '@/server/db/client';
import type { Logger } from '@/server/logging/logger';

/** Milliseconds between two rounds. */
const ROUND_MS = 60_000;

/** Starts to vacuum, round by round, the tables that have changed enough. */
export function startVacuuming({ vacuum }: DatabaseHandle, logger: Logger): { close(): Promise<void> } {
  let running = Promise.resolve();
  if (!vacuum) return { close: () => running };
  const timer = setInterval(() => {
    running = running
      .then(() => vacuum())
      .then(
        (tables) => tables.length > 0 && logger.debug({ tables }, 'vacuumed'),
        (error) => logger.error({ err: error }, 'vacuum'),
      )
      .then(() => {});
  }, ROUND_MS).unref();
  return {
    close() {
      clearInterval(timer);
      return running;
    },
  };
}
