/**
 * Writes the index of `docs/decisions`: number, title, date and state of each page. With `--check` it changes nothing
 * and fails where the index is out of date or two pages share a number.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const target = join(folder, 'README.md');
const check = process.argv.includes('--check');

const known = new Map(
  [...readIndex().matchAll(/\]\(([^)]+\.md)\) \| ([\d-]{10}) \|/g)].map(([, file, date]) => [file, date]),
);

function readIndex() {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return '';
  }
}

/** The date the page names, else the one the index has, else that of the page's first commit, else today. */
function dateOf(file, text) {
  const own = /^(\d{4}-\d{2}-\d{2})/m.exec(text)?.[1];
  if (own ?? known.get(file)) return own ?? known.get(file);
  const log = execFileSync('git', ['log', '--diff-filter=A', '--format=%as', '--', join(folder, file)]);
  return log.toString().trim().split('\n').at(-1) || new Date().toISOString().slice(0, 10);
}

const pages = readdirSync(folder)
  .filter((file) => /^\d{4}-.*\.md$/.test(file))
  .sort();
const numbers = pages.map((file) => file.slice(0, 4));
const shared = numbers.find((number, index) => numbers.indexOf(number) !== index);

const rows = pages.map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const title = /^# \d+\. (.+)$/m.exec(text)?.[1] ?? file;
  const state = /State: ([^\n.]+)/.exec(text)?.[1] ?? 'accepted';
  return `| ${Number(file.slice(0, 4))} | [${title}](${file}) | ${dateOf(file, text)} | ${state} |`;
});
const index = `# Decisions

What someone could question, with what was measured. A new page begins as a copy of [template.md](template.md);
\`node scripts/decisions.mjs\` writes this index.

| | decision | date | state |
|---|---|---|---|
${rows.join('\n')}
`;

if (shared) console.error(`docs/decisions: two pages have the number ${shared}`);
if (!check) writeFileSync(target, index);
else if (index !== readIndex()) console.error('docs/decisions/README.md: run node scripts/decisions.mjs');
process.exit(shared || (check && index !== readIndex()) ? 1 : 0);
