/** A real PostgreSQL, separate from any installed one, for tests and measurements. */
import { fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * Starts a cluster in a new folder, in a child process. `stop` ends it and removes the folder; so does the end of
 * this process, for whatever reason. Run it from the repository's root.
 * @param {{ durable?: boolean }} [options] durable: whether commits are flushed to disk, as in production
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} `url` names no database
 */
export async function startPostgres({ durable = false } = {}) {
  const child = fork(
    join(process.cwd(), 'scripts', 'testing', 'postgres-process.mjs'),
    durable ? ['--durable'] : [],
    {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  let stderrText = '';
  child.stderr.on('data', (text) => {
    stderrText += text;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    child.once('message', (ready) => resolve(ready.url));
    child.once('exit', () => reject(new Error(stderrText.trim() || 'PostgreSQL did not start')));
  });
  return {
    url,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
