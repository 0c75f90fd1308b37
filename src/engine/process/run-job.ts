/** Does one job in this process, which is a child of its own, a command, or a test. */
import { UnreadableError } from '../read/extract/errors';
import { JOBS, type JobInput, type JobKind, type JobOutput } from './jobs';
import type { Outcome } from './protocol';
import type { Tell } from './tell';

/** Never rejects: whatever a hostile input provokes becomes a reason. */
export async function runJob<K extends JobKind>(
  kind: K,
  input: JobInput<K>,
  tell: Tell<unknown> = () => {},
): Promise<Outcome<JobOutput<K>>> {
  try {
    const job = JOBS[kind] as (input: JobInput<K>, tell: Tell<unknown>) => Promise<JobOutput<K>>;
    return { ok: true, output: await job(input, tell) };
  } catch (error) {
    if (error instanceof UnreadableError) return { ok: false, reason: error.reason };
    return { ok: false, reason: kind === 'read' ? 'damaged' : 'crashed', at: placeOf(error) };
  }
}

/** The first line of code in a stack. The error's message is left out: it may quote the input. */
function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  return stack?.match(/^ {4}at .{1,200}/m)?.[0].trim();
}
