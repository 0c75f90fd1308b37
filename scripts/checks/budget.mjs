/**
 * Checks the JavaScript (gzip) that a browser downloads before it shows a screen, and fails if a screen exceeds its
 * budget. Only static imports count: the rest is loaded on demand.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from '../build.mjs';

const KB = 1024;
const web = join(root, 'dist', 'web');
const routes = 'src/web/routes/';

/**
 * KB of gzip by route file; any other route has `OTHER_ROUTES_KB`. Each is slightly above the present size, so that
 * growth is noticed. The budgets of dashboard and editor are requirements of the specification.
 */
const ROUTE_BUDGETS_KB = {
  dashboard: 130,
  'edit-profile': 160,
  signup: 186,
  'create-profile': 180,
  'profile-generator.create': 182,
  'profile-generator.preview': 186,
  'profile-generator.record': 249,
  record: 246,
  roles: 212,
  'roles_.$id': 220,
  'profile-generator.questions': 181,
  questions: 192,
  'profile-generator.what-it-tells': 188,
  'what-it-tells': 192,
  'work-preferences': 237,
  introductions: 168,
  'introductions_.$id': 168,
  'links_.$id': 188,
  settings: 168,
};
const OTHER_ROUTES_KB = 165;
/** KB for readers of public pages: their script and that of the theme. */
const VISITOR_KB = 10;

const gzipBytesByFile = new Map();
const gzipBytesOf = (file) => {
  if (!gzipBytesByFile.has(file))
    gzipBytesByFile.set(file, gzipSync(readFileSync(join(web, file)), { level: 9 }).length);
  return gzipBytesByFile.get(file);
};

/** Adds the files that an entry of the manifest loads before it runs, its own included. */
function filesLoadedBy(manifest, key, files = new Set()) {
  const entry = manifest[key];
  if (!entry || files.has(entry.file)) return files;
  files.add(entry.file);
  for (const next of entry.imports ?? []) filesLoadedBy(manifest, next, files);
  return files;
}

/**
 * Measures every screen against its budget.
 * @returns a line for each screen with its size, and the screens that exceed their budget
 */
export function measureScreens() {
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'));
  const main = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const lines = [];
  const overBudget = [];
  const addLine = (name, bytes, budgetKb) => {
    const line = `${name.padEnd(28)} ${(bytes / KB).toFixed(1).padStart(7)} KB of ${budgetKb}`;
    lines.push(line);
    if (bytes > budgetKb * KB) overBudget.push(line);
  };
  for (const key of Object.keys(manifest)) {
    // The router splits off a route's component under the route's own name.
    const route = key.startsWith(routes) && key.includes('tsr-split=component') ? key : null;
    if (!route) continue;
    const name = route.slice(routes.length).replace(/\.tsx.*$/, '');
    if (name === 'dev.ui') continue;
    const files = filesLoadedBy(manifest, key, filesLoadedBy(manifest, main));
    const bytes = [...files].reduce((sum, file) => sum + gzipBytesOf(file), 0);
    addLine(name, bytes, ROUTE_BUDGETS_KB[name] ?? OTHER_ROUTES_KB);
  }
  const script = readdirSync(join(web, 'assets')).find((file) => /^public-.*\.js$/.test(file));
  addLine('public pages', gzipBytesOf(join('assets', script)) + gzipBytesOf('theme.js'), VISITOR_KB);
  if (lines.length < 2) throw new Error('No route was found in the build');
  return { lines, overBudget };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { lines, overBudget } = measureScreens();
  console.log(lines.join('\n'));
  if (overBudget.length > 0) console.error(`\nOver their budget:\n${overBudget.join('\n')}`);
  process.exit(overBudget.length === 0 ? 0 : 1);
}
