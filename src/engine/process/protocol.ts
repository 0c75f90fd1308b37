/**
 * The messages between a child process of the engine and its parent: one request, any number of progress reports, one
 * outcome.
 */
import type { UnreadReason } from '../read/extract/errors';
import type { JobInput, JobKind } from './jobs';

export type Request = { [K in JobKind]: { kind: K; input: JobInput<K> } }[JobKind];

/** The result of a job: its output, or the reason why there is none. The reason never quotes the input. */
export type Outcome<Output = unknown> =
  | { ok: true; output: Output }
  | {
      ok: false;
      reason: UnreadReason;
      /** For the log: where in the code it failed, for an error in the program. */
      at?: string;
    };

export type JobAnswer = { progress: unknown } | { outcome: Outcome };
