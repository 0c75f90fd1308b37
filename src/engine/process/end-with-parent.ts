/** Ends a child process whose parent was killed, also in the middle of a computation that never ends. */
import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Milliseconds after which the thread looks for the parent again. */
const CHECK_INTERVAL_MS = 1000;

/**
 * Ends this process once its parent is gone, and removes the files that the parent can no longer remove: they may
 * hold parts of a person's documents. An idle process is told by the `disconnect` event, a busy one is killed by a
 * thread. The thread's code is a text and not a file, so that it starts in a few milliseconds.
 * @param folder of the temporary files of this process alone, if it has one
 */
export function endWithParent(folder: string | undefined) {
  process.on('disconnect', () => {
    if (folder) rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
  // `process.exit` in a thread ends only the thread.
  const watch = `const { workerData: { parent, folder } } = require('node:worker_threads');
  setInterval(() => {
    if (process.ppid === parent) return;
    try {
      if (folder) require('node:fs').rmSync(folder, { recursive: true, force: true });
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }, ${CHECK_INTERVAL_MS});`;
  const thread = new Worker(watch, {
    eval: true,
    execArgv: [],
    workerData: { parent: process.ppid, folder },
    // Enough for a timer; nothing that a document does can make it grow.
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  // Without a thread the child still ends with its parent whenever it is idle.
  thread.on('error', () => {});
  thread.unref();
}
