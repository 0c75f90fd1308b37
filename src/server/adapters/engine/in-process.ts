/** Runs the engine in the calling process: for commands, and for tests that need no child process. */
import { runJob } from '@/engine/process/run-job';
import { type Engine, engineOf } from './engine';

/** An engine without child processes: a job that crashes or never ends takes the process with it. */
export function createInProcessEngine(): Engine {
  return engineOf((kind, input, { onProgress }) =>
    runJob(kind, input, onProgress as (progress: unknown) => void),
  );
}
