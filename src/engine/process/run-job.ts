/** Runs one job in this process, which may be a child process, a command or a test. */
import { stackFrames } from '@/shared/errors/stack-frames';
import { UnreadableError } from '../read/extract/errors';
import { JOBS, type JobInput, type JobKind, type JobOutput } from './jobs';
import type { ReportProgress } from './progress';
import type { Outcome } from './protocol';

/**
 * Runs a job. Never rejects: any failure, whatever a hostile input provokes, becomes a reason in the outcome.
 */
export async function runJob<K extends JobKind>(
  kind: K,
  input: JobInput<K>,
  report: ReportProgress<unknown> = () => {},
): Promise<Outcome<JobOutput<K>>> {
  try {
    const job = JOBS[kind] as (input: JobInput<K>, report: ReportProgress<unknown>) => Promise<JobOutput<K>>;
    return { ok: true, output: await job(input, report) };
  } catch (error) {
    if (error instanceof UnreadableError)
      return { ok: false, reason: error.reason, at: placeOf(error.cause) };
    return { ok: false, reason: 'crashed', at: placeOf(error) };
  }
}

/** Maximum characters of the place in the code that is logged. */
const MAX_FRAME_CHARACTERS = 200;

/** The innermost stack frame of an error, for the log. */
const placeOf = (error: unknown) =>
  error instanceof Error ? stackFrames(error)?.[0]?.slice(0, MAX_FRAME_CHARACTERS) : undefined;
