/** `node scripts/run.mjs NAME ...`: runs one of the product's commands from `src/server/commands`. */
import { ensureBuilt } from './build.mjs';

const [name = '', ...rest] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
await ensureBuilt({ quiet: true });
process.argv.splice(1, process.argv.length, name, ...rest);
await import(`../dist/server/${name}.js`);
