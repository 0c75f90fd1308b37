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
function findPackageFolder(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

/** Finds the folders of packages and their dependencies; those of optional ones if they are installed. */
function findPackageFolders(names) {
  const folders = new Set();
  const visit = (name, from, optional) => {
    const folder = findPackageFolder(name, from);
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
 * Files of packages that are never loaded: types, source maps, texts for people, and the builds and data of the text
 * recognition that the product does not use.
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

const measureBytes = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + measureBytes(join(path, name)), 0)
    : statSync(path).size;

await ensureBuilt();
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const part of ['dist', 'drizzle']) cpSync(join(root, part), join(target, part), { recursive: true });
for (const folder of findPackageFolders(RUNTIME_PACKAGES)) copyPackage(folder);
const { name, version, license, type, engines } = readJson(join(root, 'package.json'));
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify({ name, version, license, private: true, type, engines }, null, 2)}\n`,
);
console.log(
  `${relative(process.cwd(), target) || '.'}: ${Math.round(measureBytes(target) / 1e6)} MB, version ${version}`,
);
