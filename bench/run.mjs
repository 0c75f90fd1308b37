/** `node bench/run.mjs NAME ...`: bundles `bench/NAME.ts` and runs it against the built product. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ensureBuilt, root } from '../scripts/build.mjs';

const [name = '', ...rest] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
// Reading is measured in this process, from the sources alone.
if (!['measure', 'folds', 'train-phrases', 'train-reading'].includes(name)) await ensureBuilt();
const outDir = `${root}/node_modules/.cache/bench`;
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: false,
    target: 'node20',
    rollupOptions: { input: { [name]: `${root}/bench/${name}.ts`, floor: `${root}/bench/floor.ts` } },
  },
});
process.argv.splice(2, process.argv.length, ...rest);
await import(`${outDir}/${name}.js`);
