/** `node bench/run.mjs NAME ...`: bundles `bench/NAME.ts` and runs it against the built product. */
import { ensureBuilt } from '../scripts/build.mjs';
import { runBundled } from '../scripts/run-bundled.mjs';

const [name = '', ...rest] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
// Reading is measured in this process, from the sources alone.
if (name !== 'reading') await ensureBuilt();
await runBundled(`bench/${name}.ts`, rest, ['bench/floor.ts']);
