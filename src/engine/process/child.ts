/** The program of a engine child: reads one file a message, answers facts or a reason. */
import type { UnreadableError } from '../read/extract/errors';
import { inflateAtOnce } from '../read/extract/inflate-at-once';
import type { OnPage, ReadJob, ReadOutcome } from '../read/inputs';
import { loadReaders } from '../read/load-readers';
import { closeNetwork } from './no-network';

closeNetwork();
inflateAtOnce();

const tellPage: OnPage = (page, pages) => void process.send?.({ page, pages });

async function outcomeOf(job: ReadJob): Promise<ReadOutcome> {
  try {
    const { readFile } = await import('../read/read-file');
    return { ok: true, facts: await readFile(job, tellPage) };
  } catch (error) {
    const unreadable = error instanceof Error && error.name === 'UnreadableError';
    return { ok: false, reason: unreadable ? (error as UnreadableError).reason : 'damaged' };
  }
}

process.on('message', (job: ReadJob) => {
  void outcomeOf(job).then((outcome) => process.send?.(outcome));
});
// The parent is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0));

void loadReaders();
