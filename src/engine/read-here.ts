/** Reading in this process: for commands, whose process is spent on one run, and for tests of the readers. */
import { UnreadableError } from './read/extract/errors';
import type { OnPage, ReadJob, ReadOutcome } from './read/inputs';
import { readFile } from './read/read-file';

/** Reads one job; whatever a hostile file provokes becomes a reason. */
export async function readHere(job: ReadJob, onPage?: OnPage): Promise<ReadOutcome> {
  try {
    return { ok: true, facts: await readFile(job, onPage) };
  } catch (error) {
    return { ok: false, reason: error instanceof UnreadableError ? error.reason : 'crashed' };
  }
}
