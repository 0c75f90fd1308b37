/** The engine in this process: for commands, whose process is spent on one run, and for tests of what is around it. */
import { runJob } from '@/engine/process/run-job';
import { type Engine, engineOf } from './engine';

export function engineHere(): Engine {
  return engineOf((kind, input, { onProgress }) =>
    runJob(kind, input, onProgress as (told: unknown) => void),
  );
}
