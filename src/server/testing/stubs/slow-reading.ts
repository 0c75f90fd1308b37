/** An engine whose reading reports one page, and ends when a test ends it or when it is aborted. */
import type { JobInput, JobKind } from '@/engine/process/jobs';
import { runJob } from '@/engine/process/run-job';
import { type Engine, engineOf } from '@/server/adapters/engine/engine';

type Ending = 'finished' | 'told to stop';

function createReading() {
  let begin = () => {};
  let settle = (_how: Ending) => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ended = new Promise<Ending>((resolve) => {
    settle = resolve;
  });
  return { begin, begun, settle, ended };
}

const readsFile = (input: JobInput<JobKind>) =>
  'fileName' in input || ('sources' in input && input.sources.some((source) => 'file' in source));

/** Creates an engine whose other jobs run as usual, and the controls of its reading. */
export function createSlowReading() {
  let reading = createReading();
  const engine: Engine = engineOf(async (kind, input, { signal, onProgress }) => {
    const reportProgress = onProgress as ((progress: unknown) => void) | undefined;
    if (!readsFile(input)) return runJob(kind, input, reportProgress);
    const { begin, ended, settle } = reading;
    signal?.addEventListener('abort', () => settle('told to stop'));
    reportProgress?.({ page: 3, pages: 8 });
    begin();
    if ((await ended) === 'told to stop') return { ok: false, reason: 'crashed' };
    return runJob(kind, input, reportProgress);
  });
  return {
    engine,
    /** Prepares for the next reading; to be called before each test. */
    reset() {
      reading = createReading();
    },
    /** Resolves when the reading has begun. */
    waitUntilBegun: () => reading.begun,
    /** Resolves to how the reading ended. */
    waitUntilEnded: () => reading.ended,
    finish: () => reading.settle('finished'),
  };
}
