/**
 * Writes the index of `docs/decisions`: number, title, date and state of each page. It fails if a page has no date
 * and state, or if two pages share a number. With `--check` it changes nothing, and fails if the index is out of
 * date too.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../docs/decisions', import.meta.url));
const target = join(folder, 'README.md');
const isCheckOnly = process.argv.includes('--check');

const pages = readdirSync(folder)
  .filter((file) => /^\d{4}-.*\.md$/.test(file))
  .sort();
const numbers = pages.map((file) => file.slice(0, 4));
const sharedNumber = numbers.find((number, index) => numbers.indexOf(number) !== index);

/** Pages without the line of date and state, the second of the template. */
const undatedPages = [];
const rows = pages.map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const title = /^# \d+\. (.+)$/m.exec(text)?.[1] ?? file;
  const [, date, state] = /^(\d{4}-\d{2}-\d{2})\. State: ([^\n.]+)/m.exec(text) ?? [];
  if (!date) undatedPages.push(file);
  return `| ${Number(file.slice(0, 4))} | [${title}](${file}) | ${date} | ${state} |`;
});
const index = `# Decisions

What someone could question, with what was measured. A new page begins as a copy of [template.md](template.md);
\`node scripts/checks/decisions.mjs\` writes this index. Numbers that are missing were set aside for pages that were never
written or that took another number; no page was removed. A page keeps its file name when its title is reworded.

| | decision | date | state |
|---|---|---|---|
${rows.join('\n')}
`;

const present = existsSync(target) ? readFileSync(target, 'utf8') : '';
if (sharedNumber) console.error(`docs/decisions: two pages have the number ${sharedNumber}`);
for (const file of undatedPages)
  console.error(`docs/decisions/${file}: the line with date and state is missing`);
if (!isCheckOnly) writeFileSync(target, index);
else if (index !== present) console.error('docs/decisions/README.md: run node scripts/checks/decisions.mjs');
process.exit(sharedNumber || undatedPages.length > 0 || (isCheckOnly && index !== present) ? 1 : 0);
