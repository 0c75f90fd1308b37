/** Builds the product, unless the last build was made of the present sources. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const SOURCES = [
  'src',
  'scripts/build',
  'drizzle',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'vite.public.config.ts',
  'vite.server.config.ts',
];

/**
 * Whether a file affects the build: the router's generated tree is written by the build itself, and tests and their
 * material are not part of it, which the import rules check.
 */
const isSource = (path) => !path.endsWith('.gen.ts') && !/\.test\.tsx?$|\/(testing|labelled)\//.test(path);

/**
 * Lists every source file below a path. The listing of a folder includes the type of each entry, so that only relevant
 * files are stat'ed.
 */
function* listSourceFiles(path, isDirectory = statSync(path).isDirectory()) {
  if (!isDirectory) return isSource(path) ? yield path : undefined;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) yield* listSourceFiles(`${path}/${entry.name}`, entry.isDirectory());
}

/**
 * Returns a text with name, size and time of every source file; if it is unchanged, the build is up to date. It is
 * computed at every start and by every command, so nothing is hashed: loading the library would take longer.
 */
function fingerprintSources() {
  let sourceStats = '';
  for (const source of SOURCES) {
    for (const path of listSourceFiles(join(root, source))) {
      const stat = statSync(path);
      sourceStats += `${path.slice(root.length)} ${stat.size} ${stat.mtimeMs}\n`;
    }
  }
  return sourceStats;
}

const stampPath = join(root, 'dist', 'stamp');

/** The folder of what is made from packages alone; kept beside them, where tests and `npm run dev` find it too. */
const cacheFolder = join(root, 'node_modules', '.cache');

/**
 * Makes the gazetteer once for each version of its sources, in a separate process because it takes seconds.
 */
async function makeGazetteer() {
  const { spawn } = await import('node:child_process');
  const program = pathToFileURL(join(root, 'dist', 'server', 'gazetteer.js')).href;
  const gazetteerPath = join(cacheFolder, 'quarterdeck-gazetteer.bin');
  const script = `import { ensureGazetteer } from ${JSON.stringify(program)}; ensureGazetteer(${JSON.stringify(gazetteerPath)});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 2, 2],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error('The file of places could not be made'));
      copyFileSync(gazetteerPath, join(root, 'dist', 'gazetteer.bin'));
      resolve();
    });
  });
}

const isBuilt = () => existsSync(stampPath) && readFileSync(stampPath, 'utf8') === fingerprintSources();

async function buildAll() {
  if (isBuilt()) return;
  console.log('Building (once; about ten seconds)...');
  // The stamp is removed first, so that an interrupted build is never mistaken for a complete one.
  rmSync(stampPath, { force: true });
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.server.config.ts'), root, logLevel: 'warn' });
  const gazetteer = makeGazetteer();
  for (const configFile of ['vite.config.ts', 'vite.public.config.ts']) {
    await build({ configFile: join(root, configFile), root, logLevel: 'warn' });
  }
  const { compress } = await import('./build/compress.mjs');
  await compress(join(root, 'dist', 'web', 'assets'));
  const { ensureFonts } = await import('./build/fonts/index.mjs');
  const fontsFolder = join(cacheFolder, 'quarterdeck', 'fonts');
  await ensureFonts(fontsFolder);
  rmSync(join(root, 'dist', 'fonts'), { recursive: true, force: true });
  cpSync(fontsFolder, join(root, 'dist', 'fonts'), { recursive: true });
  await gazetteer;
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, fingerprintSources());
}

/**
 * Builds if needed, in a separate process, so that the product does not keep the half gigabyte of memory that
 * the bundler uses.
 * @param {{ quiet?: boolean }} options quiet: prints nothing to standard output
 */
export async function ensureBuilt({ quiet = false } = {}) {
  if (isBuilt()) return;
  const { spawnSync } = await import('node:child_process');
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ['ignore', quiet ? 2 : 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll();
