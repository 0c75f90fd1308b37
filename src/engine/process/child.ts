/** The program of a child of the engine: one job at a time, one outcome for each. */
import { inflateAtOnce } from '../read/extract/inflate-at-once';
import { load } from './load';
import { closeNetwork } from './no-network';
import type { JobAnswer, Request } from './protocol';
import { runJob } from './run-job';

closeNetwork();
inflateAtOnce();

const send = (answer: JobAnswer) => void process.send?.(answer);

process.on('message', ({ kind, input }: Request) => {
  void runJob(kind, input, (progress) => send({ progress })).then((outcome) => send({ outcome }));
});
// The parent is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0));

void load();
