/** `npm run bench:places`: how fast places are suggested, and how much memory the gazetteer takes. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bundlePrograms } from '../scripts/build/bundle-programs.mjs';
import { ensureBuilt, root } from '../scripts/build.mjs';

await ensureBuilt({ quiet: true });
const [program] = await bundlePrograms(['bench/places.ts']);
// In a separate process, so that the bundler's memory is not counted.
execFileSync(process.execPath, ['--expose-gc', program, join(root, 'dist', 'gazetteer.bin')], {
  stdio: 'inherit',
});
