/** `node scripts/run.mjs NAME ...`: runs one of the product's commands from `src/server/commands`. */
import module from 'node:module';
import { ensureBuilt } from './build.mjs';

// Compiling the PDF engine takes a quarter of the time of a short command; Node 22 and later cache the compiled
// code.
module.enableCompileCache?.();

const [name = '', ...rest] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
await ensureBuilt({ quiet: true });
process.argv.splice(1, process.argv.length, name, ...rest);
await import(`../dist/server/${name}.js`);
