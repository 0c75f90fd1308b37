/** The program behind `npm run --silent facts`. */
import { inflateAtOnce } from '@/engine/read/extract/inflate-at-once';
import { loadReaders } from '@/engine/read/load-readers';
import { readHere } from '@/engine/read-here';
import { readInputs } from '@/engine/read-inputs';
import { composeProfile } from '@/engine/write';
import { readLocalFile, runFacts } from './facts';

inflateAtOnce();
// What is measured is reading and composing; a server has its readers loaded before the first file comes.
await loadReaders();
const started = performance.now();
try {
  const report = await runFacts(process.argv.slice(2), {
    read: (inputs) => readInputs(inputs, readHere),
    readBytes: readLocalFile,
    compose: composeProfile,
  });
  console.log(JSON.stringify({ ...report, ms: Math.round(performance.now() - started) }, null, 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
