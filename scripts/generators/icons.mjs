/**
 * `npm run icons`: draws the app icons and the social picture of the landing page into `src/web/static`, from the
 * logo's outlines and the product's fonts. The results are committed; run it when the logo changes.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { root } from '../build.mjs';
import { findChromium } from '../testing/chromium.mjs';

const target = join(root, 'src', 'web', 'static');
const NAVY = '#17324d';
const BRASS = '#d8b26b';

/** Reads the exported string constants of a source file, by name, so that the outlines are defined only once. */
function readStringConstants(path) {
  const source = readFileSync(join(root, path), 'utf8');
  return Object.fromEntries(
    [...source.matchAll(/export const (\w+) =\s*'([^']+)'/g)].map(([, k, v]) => [k, v]),
  );
}

const { WORDMARK_PATH, WORDMARK_TAIL_PATH, MONOGRAM_PATH, MONOGRAM_TAIL_PATH } = readStringConstants(
  'src/shared/images/logo-paths.ts',
);
const depthLines = [
  ...readFileSync(join(root, 'src/web/components/app-shell/chart-lines.ts'), 'utf8').matchAll(/'(M[^']+)'/g),
].map(([, line]) => line);

const fontUrl = (name) => pathToFileURL(join(root, 'node_modules', '@fontsource-variable', name)).href;

/**
 * The icon as SVG: the letter on navy.
 * @param size pixels of a side
 * @param options.inset percentage of a side that stays empty around the letter, since systems crop maskable icons
 * @param options.radius radius of the corners, as a percentage of a side
 */
const iconSvg = (
  size,
  { inset, radius },
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">
  <rect width="100" height="100" rx="${radius}" fill="${NAVY}"/>
  <svg x="${inset}" y="${inset}" width="${100 - 2 * inset}" height="${100 - 2 * inset}" viewBox="2 -76 108 104">
    <path fill="#fff" d="${MONOGRAM_PATH}"/><path fill="none" stroke="${BRASS}" stroke-width="8" d="${MONOGRAM_TAIL_PATH}"/>
  </svg></svg>`;

const socialPictureHtml = `<style>
  @font-face { font-family: N; src: url(${fontUrl('newsreader/files/newsreader-latin-opsz-normal.woff2')}); font-weight: 200 800 }
  @font-face { font-family: S; src: url(${fontUrl('instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}); font-weight: 400 700 }
  body { margin: 0; width: 1200px; height: 630px; background: ${NAVY}; color: #fff; position: relative; overflow: hidden }
  svg.lines { mask-image: linear-gradient(90deg, transparent, #000 34%); position: absolute; right: 0; top: -60px; width: 760px; height: 1070px }
  .word { position: absolute; left: 80px; top: 76px; width: 330px }
  h1 { position: absolute; left: 80px; top: 216px; margin: 0; font: 375 72px/1.1 N; letter-spacing: -.012em; max-width: 16ch }
  p { position: absolute; left: 80px; bottom: 64px; margin: 0; font: 27px/1.45 S; color: #c6d0da; max-width: 36ch }
</style>
<svg class="lines" viewBox="0 0 640 900"><g fill="none" stroke="#35506b">${depthLines
  .map((d, i) => `<path d="${d}" opacity="${0.95 - i * 0.045}"/>`)
  .join(
    '',
  )}</g><circle cx="470" cy="232" r="17" fill="none" stroke="${BRASS}"/><circle cx="470" cy="232" r="4" fill="${BRASS}"/></svg>
<svg class="word" viewBox="0 -73 539 96"><path fill="#fff" d="${WORDMARK_PATH}"/><path fill="none" stroke="${BRASS}" stroke-width="6.5" d="${WORDMARK_TAIL_PATH}"/></svg>
<h1>Your record, told the way a board would read it.</h1>
<p>A leadership profile in about 1 minute. Every line stands on something you gave.</p>`;

/** An icon file with one PNG in it. Format: ICONDIR, one ICONDIRENTRY, the image. */
function toIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const chromiumProgram = await findChromium();
const browser = await chromium.launch({
  executablePath: chromiumProgram.path,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
// Loaded from a file, so that the page can read the fonts in the same folder.
const temporaryFolder = mkdtempSync(join(tmpdir(), 'icons-'));
const takeScreenshot = async (html, width, height) => {
  const file = join(temporaryFolder, 'page.html');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>body{margin:0}svg{display:block}</style>${html}`,
  );
  await page.setViewportSize({ width, height });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
};

const roundIcon = { inset: 17, radius: 22 };
const squareIcon = { inset: 17, radius: 0 };
writeFileSync(join(target, 'icon-192.png'), await takeScreenshot(iconSvg(192, roundIcon), 192, 192));
writeFileSync(join(target, 'icon-512.png'), await takeScreenshot(iconSvg(512, roundIcon), 512, 512));
writeFileSync(
  join(target, 'icon-maskable.png'),
  await takeScreenshot(iconSvg(512, { inset: 26, radius: 0 }), 512, 512),
);
writeFileSync(join(target, 'apple-touch-icon.png'), await takeScreenshot(iconSvg(180, squareIcon), 180, 180));
writeFileSync(
  join(target, 'favicon.ico'),
  toIco(await takeScreenshot(iconSvg(32, { inset: 14, radius: 22 }), 32, 32), 32),
);
writeFileSync(join(target, 'social.png'), await takeScreenshot(socialPictureHtml, 1200, 630));
await browser.close();
rmSync(temporaryFolder, { recursive: true });
