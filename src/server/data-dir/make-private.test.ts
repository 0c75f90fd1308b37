import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePrivate } from './make-private';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'quarterdeck-private-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('makePrivate makes a directory and its files accessible to their owner only', () => {
  const directory = join(parent, 'data');
  makePrivate(directory);
  writeFileSync(join(directory, 'new'), '');
  expect(modeOf(directory)).toBe('700');
  expect(modeOf(join(directory, 'new'))).toBe('600');
});

it('makePrivate restricts an existing directory with everything in it', () => {
  const directory = join(parent, 'data');
  mkdirSync(join(directory, 'files', 'deep'), { recursive: true });
  writeFileSync(join(directory, 'files', 'deep', 'letter.json'), '{}');
  chmodSync(directory, 0o755);
  chmodSync(join(directory, 'files'), 0o777);
  chmodSync(join(directory, 'files', 'deep', 'letter.json'), 0o666);
  makePrivate(directory);
  expect(['', 'files', 'files/deep'].map((path) => modeOf(join(directory, path)))).toEqual([
    '700',
    '700',
    '700',
  ]);
  expect(modeOf(join(directory, 'files/deep/letter.json'))).toBe('600');
});

it('makePrivate does not follow a symbolic link out of the directory', () => {
  const directory = join(parent, 'data');
  makePrivate(directory);
  const outside = join(parent, 'outside');
  writeFileSync(outside, '');
  chmodSync(outside, 0o644);
  symlinkSync(outside, join(directory, 'link'));
  makePrivate(directory);
  expect(modeOf(outside)).toBe('644');
});

it.each(['777', '770', '702'])(
  'makePrivate refuses a directory with mode %s, which others can write, and says what to do',
  (mode) => {
    const directory = join(parent, 'data');
    mkdirSync(directory);
    chmodSync(directory, Number.parseInt(mode, 8));
    expect(() => makePrivate(directory)).toThrow(`chmod 700 '${directory}'`);
    expect(modeOf(directory)).toBe(mode);
  },
);
