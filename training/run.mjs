/** `node training/run.mjs NAME ...`: bundles `training/NAME.ts` and runs it; no build of the product is needed. */
import { runBundled } from '../scripts/build/bundle-programs.mjs';

const [name = '', ...rest] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
await runBundled(`training/${name}.ts`, rest);
