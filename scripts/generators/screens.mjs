/**
 * `npm run screens`: builds the product and takes the pictures of `e2e/whole-product/screens.pictures.ts`. With
 * `--docs` it only takes those of visitors' and members' screens, and copies those of the documentation to
 * `docs/screens`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureBuilt, root } from '../build.mjs';
import { findChromium } from '../testing/chromium.mjs';

/** The pictures of the README and `docs/screens`, each with the height in pixels to which it is cropped. */
const PICTURE_HEIGHTS = {
  'example.1280.light': 1190,
  'example.1280.dark': 1190,
  'example.390.light': 1500,
  'landing.1280.light': 1600,
  'landing.390.light': 1500,
  'guest-create.1280.light': 1750,
  'generating.1280.light': 800,
  'signup.1280.light': 950,
  'editor-evidence.1280.light': 800,
  'dashboard-complete.1280.light': 1340,
  'coaching-executive.1280.dark': 1340,
  'preferences.390.light': 1500,
};

/** Crops a picture and reduces it to 256 colours, which takes a quarter of the bytes. */
async function cropPicture(name, maxHeight) {
  const picture = sharp(join(root, 'screens', `${name}.png`));
  const { width, height } = await picture.metadata();
  await picture
    .extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) })
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(root, 'docs', 'screens', `${name}.png`));
}

const isForDocs = process.argv.includes('--docs');
const args = process.argv.slice(2).filter((arg) => arg !== '--docs');
if (isForDocs) args.push('--grep', 'visitors|members');

await ensureBuilt();
const chromium = await findChromium();
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '--config', 'playwright.screens.config.ts', ...args],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...chromium.env, CHROMIUM_PATH: chromium.path } },
);
if (isForDocs && status === 0)
  for (const [name, maxHeight] of Object.entries(PICTURE_HEIGHTS)) await cropPicture(name, maxHeight);
process.exit(status ?? 1);
