/** The engine as the server sees it: jobs are requested, waited for, and may be aborted. */
import type { JobInput, JobKind, JobOutput, JobProgress } from '@/engine/process/jobs';
import type { Outcome } from '@/engine/process/protocol';
import type { UnreadReason } from '@/engine/read/extract/errors';
import { AppError, type ErrorCode } from '@/shared/errors/app-error';

export interface JobOptions<K extends JobKind> {
  /**
   * The visitor that a job counts against: an account, or a guest's network. Waiting jobs are served round robin by
   * visitor.
   */
  visitor: string;
  /** Aborts the job, running or waiting. */
  signal?: AbortSignal;
  onProgress?: (progress: JobProgress<K>) => void;
}

export interface Engine {
  /** Does a job outside the server's own process. Never rejects: a limit or an abort is an outcome. */
  attempt: Attempt;
  /**
   * Does a job whose caller cannot continue without it.
   * @throws AppError whose sentence says what to do, or what the signal was aborted with
   */
  run<K extends JobKind>(kind: K, input: JobInput<K>, options: JobOptions<K>): Promise<JobOutput<K>>;
  /** Aborts every job. */
  close(): Promise<void>;
}

type Attempt = <K extends JobKind>(
  kind: K,
  input: JobInput<K>,
  options: JobOptions<K>,
) => Promise<Outcome<JobOutput<K>>>;

/** Makes an engine from a function that attempts a job. */
export function engineOf(attempt: Attempt, close: () => Promise<void> = async () => {}): Engine {
  return {
    attempt,
    close,
    async run<K extends JobKind>(kind: K, input: JobInput<K>, options: JobOptions<K>): Promise<JobOutput<K>> {
      const outcome = await attempt(kind, input, options);
      return unwrapOutcome(kind, outcome, options.signal);
    },
  };
}

/** The output of a job. @throws AppError whose sentence says what to do, or what the signal was aborted with */
export function unwrapOutcome<Output>(kind: JobKind, outcome: Outcome<Output>, signal?: AbortSignal): Output {
  if (outcome.ok) return outcome.output;
  signal?.throwIfAborted();
  throw new AppError(
    CODES[outcome.reason] ?? 'INTERNAL',
    `engine: ${kind} ${outcome.reason} ${outcome.at ?? ''}`,
  );
}

const CODES: Partial<Record<UnreadReason, ErrorCode>> = {
  busy: 'ENGINE_BUSY',
  timeout: 'TOOK_TOO_LONG',
  memory: 'TOOK_TOO_LONG',
};
