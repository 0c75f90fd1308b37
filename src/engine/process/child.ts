/**
 * The program of a child process of the engine: it does one job at a time, and each has one outcome. Its argument is
 * the folder of its temporary files.
 */
import { replaceDecompressionStream } from '../read/extract/decompression-stream';
import { endWithParent } from './end-with-parent';
import { closeNetwork } from './no-network';
import { preloadModules } from './preload-modules';
import type { JobAnswer, Request } from './protocol';
import { runJob } from './run-job';

endWithParent(process.argv[2]);
closeNetwork();
replaceDecompressionStream();

const send = (answer: JobAnswer) => void process.send?.(answer);

process.on('message', ({ kind, input }: Request) => {
  void runJob(kind, input, (progress) => send({ progress })).then((outcome) => send({ outcome }));
});

void preloadModules();
