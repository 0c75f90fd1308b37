/** `scripts/checks/export-names.mjs` fails if the name of a regular expression does not say that it is one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-pattern-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the check of names finds regular expressions at the top of a module whose names do not end in PATTERN', () => {
  const file = join(folder, 'module.ts');
  writeFileSync(
    file,
    `const YEAR = /\\d{4}/;
    export const WORD = new RegExp('x');
    const CALLED = RegExp('y');
    const DATE_PATTERN = /\\d/;
    const COUNT = 5;
    const read = () => { const inner = /z/; return inner; };`,
  );
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checks/export-names.mjs', file], {
    encoding: 'utf8',
  });
  const names = [...stderr.matchAll(/: (\w+) is a regular expression/g)].map(([, name]) => name);
  expect({ status, names }).toEqual({ status: 1, names: ['YEAR', 'WORD', 'CALLED'] });
});
