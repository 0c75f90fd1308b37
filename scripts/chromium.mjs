/**
 * Finds a Chromium for the end-to-end tests: the one named by CHROMIUM_PATH, one that is installed, or the
 * one that comes from the package registry, unpacked once into `node_modules/.cache/chromium`.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.mjs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {Promise<{ path: string, env: Record<string, string> }>} the program and what its environment needs */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  const installed = given || INSTALLED.find((path) => existsSync(path));
  if (installed && process.env.CHROMIUM_FROM !== 'npm') return { path: installed, env: {} };
  const cache = join(root, 'node_modules', '.cache', 'chromium');
  mkdirSync(cache, { recursive: true });
  // The package unpacks below the temporary directory, and brings the system libraries that a bare Debian
  // lacks only when it believes to run where they are missing.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = cache;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  const libraries = process.env.LD_LIBRARY_PATH ?? '';
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  delete process.env.AWS_EXECUTION_ENV;
  return { path, env: { LD_LIBRARY_PATH: libraries } };
}
