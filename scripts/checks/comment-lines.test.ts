/** `scripts/checks/comment-lines.mjs` fails if a line of a comment has more than 120 characters. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-comment-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks a module with these lines: the status, and the numbers of the lines that are too long. */
function check(lines: string[]) {
  const file = join(folder, 'module.ts');
  writeFileSync(file, lines.join('\n'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checks/comment-lines.mjs', file], {
    encoding: 'utf8',
  });
  return {
    status,
    tooLong: [...stderr.matchAll(/:(\d+): a comment of/g)].map(([, number]) => Number(number)),
  };
}

/** A line with this many characters. */
const lineOf = (start: string, characters: number) => start.padEnd(characters, 'x');

describe('the check of comment lines', () => {
  it('finds docstrings and comments with more than 120 characters in a line', () => {
    expect(
      check([
        lineOf('/** ', 118).concat(' */'),
        '/**',
        lineOf(' * ', 121),
        ' */',
        lineOf('  // ', 121),
        lineOf('  {/* ', 118).concat(' */}'),
      ]),
    ).toEqual({ status: 1, tooLong: [1, 3, 5, 6] });
  });

  it('accepts 120 characters, long code and directives for the linter', () => {
    expect(
      check([
        lineOf('// ', 120),
        lineOf("const text = '// ", 140).concat("';"),
        lineOf('// biome-ignore lint/style: ', 140),
      ]),
    ).toEqual({ status: 0, tooLong: [] });
  });
});
