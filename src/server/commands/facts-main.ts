/** The program behind `npm run --silent facts`. */
import { preloadModules } from '@/engine/process/preload-modules';
import { replaceDecompressionStream } from '@/engine/read/extract/decompression-stream';
import { createInProcessEngine } from '@/server/adapters/engine/in-process';
import { readLocalFile, runFacts } from './facts';

replaceDecompressionStream();
// Loaded beforehand, so that only reading and composing are measured, as on a server that is running.
await preloadModules();
const startedAt = performance.now();
try {
  const report = await runFacts(process.argv.slice(2), {
    engine: createInProcessEngine(),
    readBytes: readLocalFile,
  });
  console.log(JSON.stringify({ ...report, ms: Math.round(performance.now() - startedAt) }, null, 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
