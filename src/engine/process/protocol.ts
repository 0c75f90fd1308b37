/** The messages between a child of the engine and whoever asks it: one request, any progress, one outcome. */
import type { UnreadReason } from '../read/extract/errors';
import type { JobInput, JobKind } from './jobs';

export type Request = { [K in JobKind]: { kind: K; input: JobInput<K> } }[JobKind];

/** The result of a job: its output, or the reason there is none. The reason never quotes the input. */
export type Outcome<Output = unknown> =
  | { ok: true; output: Output }
  | {
      ok: false;
      reason: UnreadReason;
      /** For the log: the place in the code, where a fault of ours ended the job. */
      at?: string;
    };

export type JobAnswer = { progress: unknown } | { outcome: Outcome };
