/**
 * Checks the JavaScript (gzip) that a browser downloads before it shows a screen, and fails where a screen is over its
 * budget. Only static imports count: the rest is loaded on demand.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './build.mjs';

const KB = 1024;
const web = join(root, 'dist', 'web');
const routes = 'src/web/routes/';

/**
 * KB of gzip by route file; any other route has `REST`. Each is little more than what is needed today, so that growth
 * is noticed. Those of the dashboard and the editor are requirements.
 */
const BUDGETS = {
  dashboard: 130,
  'edit-profile': 160,
  signup: 183,
  'create-profile': 179,
  'profile-generator.create': 177,
  'profile-generator.preview': 183,
  'profile-generator.record': 240,
  record: 242,
  roles: 212,
  'roles_.$id': 220,
  'profile-generator.questions': 180,
  questions: 192,
  'profile-generator.what-it-tells': 185,
  'what-it-tells': 192,
  'work-preferences': 237,
  introductions: 166,
  'introductions_.$id': 166,
  'links_.$id': 188,
};
const REST = 165;
/** A stranger's: the public pages' own script and the theme. */
const VISITOR = 10;

const sizes = new Map();
const size = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(web, file)), { level: 9 }).length);
  return sizes.get(file);
};

/** Every file that an entry of the manifest loads before it runs. */
function closure(manifest, key, found = new Set()) {
  const entry = manifest[key];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const next of entry.imports ?? []) closure(manifest, next, found);
  return found;
}

/** @returns lines of what each screen costs, and those that cost too much */
export function budget() {
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'));
  const main = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const lines = [];
  const over = [];
  const row = (name, bytes, bar) => {
    const line = `${name.padEnd(28)} ${(bytes / KB).toFixed(1).padStart(7)} KB of ${bar}`;
    lines.push(line);
    if (bytes > bar * KB) over.push(line);
  };
  for (const key of Object.keys(manifest)) {
    // The router splits a route's component off under the route's own name.
    const route = key.startsWith(routes) && key.includes('tsr-split=component') ? key : null;
    if (!route) continue;
    const name = route.slice(routes.length).replace(/\.tsx.*$/, '');
    if (name === 'dev.ui') continue;
    const files = closure(manifest, key, closure(manifest, main));
    const bytes = [...files].reduce((sum, file) => sum + size(file), 0);
    row(name, bytes, BUDGETS[name] ?? REST);
  }
  const script = readdirSync(join(web, 'assets')).find((file) => /^public-.*\.js$/.test(file));
  row('strangers', size(join('assets', script)) + size('theme.js'), VISITOR);
  if (lines.length < 2) throw new Error('No route was found in the build');
  return { lines, over };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { lines, over } = budget();
  console.log(lines.join('\n'));
  if (over.length > 0) console.error(`\nOver their budget:\n${over.join('\n')}`);
  process.exit(over.length === 0 ? 0 : 1);
}
