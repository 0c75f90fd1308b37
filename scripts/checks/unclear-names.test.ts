/** `scripts/checks/unclear-names.mjs` fails for limits of characters that do not say so, and variables `own`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-unclear-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the check on a module. @returns its exit status, and the beginning of each fault that it names */
const check = (source: string) => {
  const file = join(folder, 'module.ts');
  writeFileSync(file, source);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checks/unclear-names.mjs', file], {
    encoding: 'utf8',
  });
  return {
    status,
    faults: [...stderr.matchAll(/: (\w+ counts|a variable called own)/g)].map(([, fault]) => fault),
  };
};

it('the check of unclear names finds limits of a text’s length whose names do not end in CHARACTERS', () => {
  const { status, faults } = check(
    `const isShort = (line: Line) => line.text.length < MIN_LINE;
    const isLong = (name: string) => name.trim().length > MAX_NAME || MAX_TITLE <= line.title.length;
    const isFull = (words: string[], text: string) => words.length > MAX_WORDS || text.length > MAX_TEXT_CHARACTERS;`,
  );
  expect({ status, faults }).toEqual({
    status: 1,
    faults: ['MIN_LINE counts', 'MAX_NAME counts', 'MAX_TITLE counts'],
  });
});

it('the check of unclear names finds a variable called own, but not a property of that name', () => {
  const named = check('const ownTitle = 1; const role = { own: 2 };');
  const destructured = check('const { own } = role; const sum = ({ own, other }: Pair) => own + other;');
  const unnamed = check('const own = 1; const role = { own: 2 }; const ownTitle = role.own;');
  const renamed = check('const { title: own } = role;');
  const parameter = check('const lengthOf = (own: string) => own.length; const [own] = list;');
  expect([named, destructured, unnamed, renamed, parameter]).toEqual([
    { status: 0, faults: [] },
    { status: 0, faults: [] },
    { status: 1, faults: ['a variable called own'] },
    { status: 1, faults: ['a variable called own'] },
    { status: 1, faults: ['a variable called own', 'a variable called own'] },
  ]);
});
