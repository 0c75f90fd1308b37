/**
 * Finds a Chromium for the end-to-end tests, in this order: the one named by CHROMIUM_PATH, an installed one,
 * Debian's package (installed now, if this process is root), and last the one of the package registry, unpacked
 * once into `node_modules/.cache/chromium`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build.mjs';

/**
 * The headless shell is preferred: the same engine without the layers of a window, in which journeys take a fifth
 * less time.
 */
const INSTALLED_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const findInstalled = () => INSTALLED_PATHS.find((path) => existsSync(path));

/** Installs Debian's own browser, which includes the libraries that it needs. @returns its path, if that succeeded */
async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium here: installing the package of Debian (once)...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    new Promise((resolve) => {
      const installer = spawn('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
        timeout: 120_000,
      });
      installer.once('error', resolve).once('close', resolve);
    });
  await apt('update', '-qq');
  // Older Debian releases have no headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await apt('install', '-y', '-qq', '--no-install-recommends', name);
    if (findInstalled()) break;
  }
  return findInstalled();
}

/**
 * Unpacks the browser of the package registry, which is made for minimal servers. Debian's is preferred, since its
 * fonts and libraries are those of the system.
 */
async function unpackFromRegistry() {
  const cache = join(root, 'node_modules', '.cache', 'chromium');
  mkdirSync(cache, { recursive: true });
  // The package unpacks below the temporary directory. It includes the system libraries that a minimal Debian lacks
  // only if it detects an environment without them.
  const temporaryFolderBefore = process.env.TMPDIR;
  process.env.TMPDIR = cache;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  const libraries = process.env.LD_LIBRARY_PATH ?? '';
  if (temporaryFolderBefore === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporaryFolderBefore;
  delete process.env.AWS_EXECUTION_ENV;
  return { path, env: { LD_LIBRARY_PATH: libraries } };
}

/**
 * Finds a Chromium, and installs one if there is none.
 * @returns {Promise<{ path: string, env: Record<string, string> }>} the program and the environment variables it needs
 */
export async function findChromium() {
  const path = process.env.CHROMIUM_PATH || findInstalled() || (await installFromDebian());
  return path ? { path, env: {} } : unpackFromRegistry();
}
