/**
 * Checks pages that map requirements to tests against the repository: every file in a row exists, and every quoted
 * title after a test file is in that file. A file name may omit leading folders; '...' stands for omitted words.
 * The numbers in the summary of `docs/asvs.md` must be those of its tables.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');
const files = [
  ...['src', 'e2e', 'scripts', 'bench', 'training', 'docs', 'deploy'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  ),
  ...readdirSync(root),
];

const NAME_SOURCE = String.raw`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|md|conf|service|yaml))`;
const IN_SINGLE_QUOTES = { named: new RegExp(`${NAME_SOURCE}((?:, '[^']+')*)`, 'g'), title: /'([^']+)'/g };
const IN_DOUBLE_QUOTES = {
  named: new RegExp(`\`${NAME_SOURCE}\`((?:,? "[^"]+")*)`, 'g'),
  title: /"([^"]+)"/g,
};
const PAGES = [
  ['docs/spec-coverage.md', IN_SINGLE_QUOTES],
  ['docs/asvs.md', IN_SINGLE_QUOTES],
  ['docs/inventories.md', IN_SINGLE_QUOTES],
  ['docs/security.md', IN_DOUBLE_QUOTES],
];

const problems = [];
const rowsOf = (page) =>
  read(page)
    .split('\n')
    .filter((line) => line.startsWith('| '));

for (const [page, { named, title }] of PAGES) {
  for (const line of rowsOf(page)) {
    const shownBy = line.split(' | ').at(-1);
    for (const [, name, titles] of shownBy.matchAll(named)) {
      const matchingFiles = files.filter((file) => file === name || file.endsWith(`/${name}`));
      if (matchingFiles.length === 0) problems.push(`${page}: ${name} is not there`);
      for (const [, quoted] of titles.matchAll(title)) {
        const words = quoted.split('...').map((part) => part.trim());
        const isThere = matchingFiles.some((file) => words.every((part) => read(file).includes(part)));
        if (!isThere) problems.push(`${page}: ${name} has no '${quoted}'`);
      }
    }
  }
}

/** The states of a requirement, in the order of the summary. */
const STATES = ['met', 'not applicable', 'open'];
/** For each chapter, the number of requirements in each state, counted in the tables. */
const countsByChapter = new Map();
for (const line of rowsOf('docs/asvs.md')) {
  const [, chapter, state] = /^\| (\d+)\.\d+\.\d+ \| .*? \| (met|not applicable|open) \| /.exec(line) ?? [];
  if (!chapter) continue;
  const counts = countsByChapter.get(chapter) ?? STATES.map(() => 0);
  counts[STATES.indexOf(state)] += 1;
  countsByChapter.set(chapter, counts);
}
const totals = STATES.map((_, at) =>
  [...countsByChapter.values()].reduce((sum, counts) => sum + counts[at], 0),
);
const countRows = [...countsByChapter].map(([chapter, counts]) => [`V${chapter}`, counts]);
for (const [name, counts] of [...countRows, ['all', totals]]) {
  const summary = rowsOf('docs/asvs.md').find((line) => line.startsWith(`| ${name} `));
  if (!summary?.endsWith(`| ${counts.join(' | ')} |`)) {
    problems.push(`docs/asvs.md: ${name} has ${counts.join(', ')} in its tables`);
  }
}

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
