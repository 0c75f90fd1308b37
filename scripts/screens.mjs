/** `npm run screens`: builds the product and takes the pictures of `e2e/screens.pictures.ts`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, root } from './build.mjs';
import { findChromium } from './chromium.mjs';

await ensureBuilt();
const chromium = await findChromium();
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '--config', 'playwright.screens.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...chromium.env, CHROMIUM_PATH: chromium.path } },
);
process.exit(status ?? 1);
