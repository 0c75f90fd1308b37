/**
 * Checks `docs/spec-coverage.md` against the repository: every file it names is there, and every title in quotes
 * behind a test file stands in that file. A name may leave out the folders before it; '...' leaves out words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');
const files = ['src', 'e2e', 'scripts', 'bench', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  ),
);
const read = (file) => readFileSync(join(root, file), 'utf8');

const NAMED = /((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|md))((?:, '[^']+')*)/g;
const problems = [];
for (const line of page.split('\n').filter((text) => text.startsWith('| '))) {
  const shownBy = line.split(' | ').at(-1);
  for (const [, name, titles] of shownBy.matchAll(NAMED)) {
    const found = files.filter((file) => file === name || file.endsWith(`/${name}`));
    if (found.length === 0) problems.push(`${name} is not there`);
    for (const [, title] of titles.matchAll(/'([^']+)'/g)) {
      const words = title.split('...').map((part) => part.trim());
      const stands = found.some((file) => words.every((part) => read(file).includes(part)));
      if (!stands) problems.push(`${name} has no '${title}'`);
    }
  }
}
for (const problem of problems) console.error(`docs/spec-coverage.md: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
