/** `scripts/checks/unclear-names.mjs` fails for limits of characters that do not say so, and variables `own`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-unclear-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs the check on modules: all at once, since starting it takes a second.
 * @returns its exit status, and the beginnings of the faults that it names in each module
 */
function check(...sources: string[]) {
  const files = sources.map((source, index) => {
    const file = join(folder, `module-${index}.ts`);
    writeFileSync(file, source);
    return file;
  });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checks/unclear-names.mjs', ...files], {
    encoding: 'utf8',
  });
  const faults = files.map((file) =>
    stderr
      .split('\n')
      .filter((line) => line.startsWith(file))
      .map((line) => /: (\w+ counts|a variable called own)/.exec(line)?.[1]),
  );
  return { status, faults };
}

it('the check of unclear names finds limits without CHARACTERS, and variables called own', () => {
  const found = check(
    `const isShort = (line: Line) => line.text.length < MIN_LINE;
    const isLong = (name: string) => name.trim().length > MAX_NAME || MAX_TITLE <= line.title.length;
    const isFull = (words: string[], text: string) => words.length > MAX_WORDS || text.length > MAX_TEXT_CHARACTERS;`,
    'const ownTitle = 1; const role = { own: 2 };',
    'const { own } = role; const sum = ({ own, other }: Pair) => own + other;',
    'const own = 1; const role = { own: 2 }; const ownTitle = role.own;',
    'const { title: own } = role;',
    'const lengthOf = (own: string) => own.length; const [own] = list;',
  );
  const fault = 'a variable called own';
  const limits = ['MIN_LINE counts', 'MAX_NAME counts', 'MAX_TITLE counts'];
  expect(found).toEqual({ status: 1, faults: [limits, [], [], [fault], [fault], [fault, fault]] });
});

it('the check of unclear names passes what has no fault', () => {
  expect(check('const ownTitle = 1;')).toEqual({ status: 0, faults: [[]] });
});
