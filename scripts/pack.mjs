/**
 * `npm run pack [-- FOLDER]`: copies what runs in production into a folder, by default `pack/`: the build, the SQL
 * of the migrations and the packages that the server needs. `node dist/server/main.js` starts it there.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { RUNTIME_PACKAGES } from './build/packages.mjs';
import { ensureBuilt, root } from './build.mjs';

const target = resolve(process.argv[2] ?? join(root, 'pack'));
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The folder from which Node imports a package for code in a given folder; undefined if it is not installed. */
function folderOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

/** The folders of packages and their dependencies; optional ones if they are installed. */
function foldersOf(names) {
  const folders = new Set();
  const visit = (name, from, optional) => {
    const folder = folderOf(name, from);
    if (!folder) {
      if (optional) return;
      throw new Error(`${name} is not installed: run npm ci`);
    }
    if (folders.has(folder)) return;
    folders.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = readJson(join(folder, 'package.json'));
    for (const each of Object.keys(dependencies)) visit(each, folder, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) visit(each, folder, true);
  };
  for (const name of names) visit(name, root, false);
  return folders;
}

/**
 * Types, source maps, and what is never loaded of the text recognition, which has one build for each kind of processor.
 */
const UNUSED_PATTERNS = [
  /\.(d\.[cm]?ts|map|md|tsx?)$/,
  /[\\/]tesseract\.js-core[\\/]tesseract-core(?!-simd-lstm\.(js|wasm)$)/,
  /[\\/]@tesseract\.js-data[\\/]eng[\\/]4\.0\.0[\\/]/,
];

/** Copies a package without the packages nested in it, which are copied by themselves if they are needed. */
function copyPackage(folder) {
  const place = relative(root, folder);
  const isNested = (path) => path.slice(folder.length).includes('/node_modules');
  cpSync(realpathSync(folder), join(target, place), {
    recursive: true,
    filter: (path) =>
      path === folder || !(isNested(path) || UNUSED_PATTERNS.some((pattern) => pattern.test(path))),
  });
}

const sizeOf = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size;

await ensureBuilt();
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const part of ['dist', 'drizzle']) cpSync(join(root, part), join(target, part), { recursive: true });
for (const folder of foldersOf(RUNTIME_PACKAGES)) copyPackage(folder);
const { name, version, license, type, engines } = readJson(join(root, 'package.json'));
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify({ name, version, license, private: true, type, engines }, null, 2)}\n`,
);
console.log(
  `${relative(process.cwd(), target) || '.'}: ${Math.round(sizeOf(target) / 1e6)} MB, version ${version}`,
);
