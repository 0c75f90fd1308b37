/** `npm run bench:places`: how fast places are suggested, and how much memory the gazetteer takes. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import { ensureBuilt, root } from '../scripts/build.mjs';

await ensureBuilt({ quiet: true });
const outDir = join(root, 'node_modules', '.cache', 'quarterdeck-bench');
await build({
  configFile: false,
  root,
  logLevel: 'error',
  resolve: { alias: { '@': join(root, 'src') } },
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    rollupOptions: { input: { places: join(root, 'bench/places.ts') } },
  },
});
// In a separate process, so that the bundler's memory is not counted.
execFileSync(
  process.execPath,
  ['--expose-gc', join(outDir, 'places.js'), join(root, 'dist', 'gazetteer.bin')],
  {
    stdio: 'inherit',
  },
);
