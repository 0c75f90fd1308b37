/** `node bench/run.mjs NAME ...`: bundles `bench/NAME.ts` and runs it against the built product. */

import { setFlagsFromString } from 'node:v8';
import { runBundled } from '../scripts/build/bundle-programs.mjs';
import { ensureBuilt } from '../scripts/build.mjs';

const [name = '', ...rest] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
// As the children of the engine run (`adapters/engine/engine-child.ts`).
setFlagsFromString('--no-regexp-tier-up');
// These run code bundled from the sources in this process, so they need no build.
if (!['reading', 'traces'].includes(name)) await ensureBuilt();
await runBundled(`bench/${name}.ts`, rest, ['bench/baseline.ts']);
