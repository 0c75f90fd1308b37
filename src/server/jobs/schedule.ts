/** Runs recurring jobs. They survive a restart, because rows in the database say what is to be done. */
import type { Deps } from '@/server/context';

export interface Job {
  /** The name in the log. */
  name: string;
  /** Milliseconds from one round to the next. */
  everyMs: number;
  /** Milliseconds from the start to the first round. Defaults to `everyMs`. */
  firstDelayMs?: number;
  /** One round of the job. Several processes may run it at once: each takes different rows. */
  work(deps: Deps): Promise<unknown>;
}

/**
 * Starts the jobs. A job never runs twice at once in one process; a failed round is logged, and the next one tries
 * again.
 * @returns `close` stops the jobs and waits for running rounds
 */
export function startJobs(deps: Deps, jobs: readonly Job[]): { close(): Promise<void> } {
  const stopFunctions = jobs.map((job) => start(deps, job));
  return { close: async () => void (await Promise.all(stopFunctions.map((stop) => stop()))) };
}

function start(deps: Deps, { name, everyMs, firstDelayMs = everyMs, work }: Job): () => Promise<void> {
  let running: Promise<void> | undefined;
  let timer = setTimeout(round, firstDelayMs).unref();
  function round() {
    timer = setTimeout(round, everyMs).unref();
    running ??= work(deps)
      .then(
        () => {},
        (error) => deps.logger.error({ err: error, job: name }, 'job failed'),
      )
      .finally(() => {
        running = undefined;
      });
  }
  return async () => {
    clearTimeout(timer);
    await running;
  };
}
