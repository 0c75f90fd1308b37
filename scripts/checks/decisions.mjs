/**
 * Writes the index of `docs/decisions` (the pages by area, each with number, title, date and state) and, into the page
 * that another one amends, 'amended by' with the other's number, so that each amendment is named on both pages. It
 * fails if a page has no date, known area and state, if two pages share a number, or if a page names or links to one
 * that is missing. With `--check` it changes nothing, and fails if the index or a page is out of date too.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const AREAS = [
  'Platform',
  'Privacy and security',
  'Editor and saving',
  'Sharing',
  'Reading',
  'Writing',
  'Matching',
  'Tests and tools',
];
/** The line of a page below its title: date, area, state, and what it amends or is amended by. */
const HEADER_PATTERN = /^(\d{4}-\d{2}-\d{2})\. ([A-Z][a-z ]+)\. State: ([^\n.]+)/m;
/** A state, taken apart: 'accepted, amends 143 and 170, amended by 192'. The last part follows from other pages. */
const STATE_PATTERN =
  /^(accepted|(?:superseded|reversed) by \d+)(?:, amends ([\d, and]+?))?(?:, amended by [\d, and]+)?$/;
const LINK_PATTERN = /\]\((?!https?:)([^)#\s]+\.md)(?:#[^)]*)?\)/g;

const folder = fileURLToPath(new URL('../../docs/decisions', import.meta.url));
const indexFile = join(folder, 'README.md');
const isCheckOnly = process.argv.includes('--check');
const problems = [];
const report = (file, problem) => problems.push(`docs/decisions/${file}: ${problem}`);

const numbersIn = (text = '') => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
const listOf = (numbers) =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

function readPage(file) {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, date, area, state = ''] = HEADER_PATTERN.exec(text) ?? [];
  const [, status, amends] = STATE_PATTERN.exec(state) ?? [];
  if (!status || !AREAS.includes(area)) {
    report(file, `the line with date, area (${AREAS.join(', ')}) and state is missing or of another form`);
  }
  for (const [, target] of text.matchAll(LINK_PATTERN)) {
    if (!existsSync(join(folder, target))) report(file, `links to ${target}, which does not exist`);
  }
  return {
    file,
    text,
    number: Number(file.slice(0, 4)),
    title: /^# \d+\. (.+)$/m.exec(text)?.[1] ?? file,
    date,
    area,
    status,
    amends: numbersIn(amends),
    successors: numbersIn(status),
  };
}

const pages = readdirSync(folder)
  .filter((file) => /^\d{4}-.*\.md$/.test(file))
  .sort()
  .map(readPage);
const pageByNumber = new Map(pages.map((page) => [page.number, page]));
for (const page of pages) {
  const { file, number } = page;
  if (pageByNumber.get(number) !== page) report(file, 'another page has the same number');
  for (const other of [...page.amends, ...page.successors]) {
    if (!pageByNumber.has(other)) report(file, `names decision ${other}, which does not exist`);
  }
}

/** The state as it should be, with the pages that amend this one. */
function stateOf({ number, status, amends }) {
  const amendedBy = pages.filter((page) => page.amends.includes(number)).map((page) => page.number);
  return [
    status,
    amends.length > 0 && `amends ${listOf(amends)}`,
    amendedBy.length > 0 && `amended by ${listOf(amendedBy)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const rowOf = (page) =>
  `| ${page.number} | [${page.title}](${page.file}) | ${page.date} | ${stateOf(page)} |`;

const sections = AREAS.map((area) => {
  const rows = pages.filter((page) => page.area === area).map(rowOf);
  return `## ${area}

| | decision | date | state |
|---|---|---|---|
${rows.join('\n')}
`;
});
const index = `# Decisions

What someone could question, with what was measured, by area. A new page begins as a copy of [template.md](template.md),
in a file named after its title; \`node scripts/checks/decisions.mjs\` writes this index, and 'amended by' into the pages
that others amend. Numbers that are missing were set aside for pages that were never written or that took another
number; no page was removed.

${sections.join('\n')}`;

/** The files with their content as it should be. */
const targets = [
  ...pages
    .filter(({ status }) => status)
    .map((page) => ({
      path: join(folder, page.file),
      present: page.text,
      content: page.text.replace(HEADER_PATTERN, () => `${page.date}. ${page.area}. State: ${stateOf(page)}`),
    })),
  { path: indexFile, present: existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : '', content: index },
];
for (const { path, present, content } of targets) {
  if (content === present) continue;
  if (isCheckOnly) problems.push(`${path}: run node scripts/checks/decisions.mjs`);
  else if (problems.length === 0) writeFileSync(path, content);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
