/** The program of a child process of the engine: it does one job at a time, and each has one outcome. */
import { inflateAtOnce } from '../read/extract/inflate-at-once';
import { endWithParent } from './end-with-parent';
import { preloadModules } from './load';
import { closeNetwork } from './no-network';
import type { JobAnswer, Request } from './protocol';
import { runJob } from './run-job';

endWithParent();
closeNetwork();
inflateAtOnce();

const send = (answer: JobAnswer) => void process.send?.(answer);

process.on('message', ({ kind, input }: Request) => {
  void runJob(kind, input, (progress) => send({ progress })).then((outcome) => send({ outcome }));
});
// The parent process has ended, so nobody waits for a result. A busy child is told by `endWithParent`.
process.on('disconnect', () => process.exit(0));

void preloadModules();
