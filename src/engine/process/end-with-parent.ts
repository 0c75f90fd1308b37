/** Ends a child process whose parent was killed, also in the middle of a computation that never ends. */
import { Worker } from 'node:worker_threads';

/** How often the thread looks for the parent, in milliseconds. */
const LOOK_MS = 1000;

/**
 * Starts a thread that kills this process once its parent is gone. The `disconnect` event tells it too, but not to a
 * main thread that is busy for ever. The thread has no code of its own file, so that it starts in a few milliseconds.
 */
export function endWithParent() {
  // `process.exit` in a thread ends only the thread.
  const watch = `setInterval(() => {
    if (process.ppid !== ${process.ppid}) process.kill(${process.pid}, 'SIGKILL');
  }, ${LOOK_MS});`;
  const thread = new Worker(watch, {
    eval: true,
    execArgv: [],
    // Enough for a timer; nothing that a document does can make it grow.
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  // Without a thread the child still ends with its parent whenever it is idle.
  thread.on('error', () => {});
  thread.unref();
}
