import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirInUseError, lockDataDir } from './data-lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'quarterdeck-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('is held by one and free again afterwards', () => {
  const unlock = lockDataDir(directory);
  expect(() => lockDataDir(directory)).toThrow(DataDirInUseError);
  unlock();
  lockDataDir(directory)();
});

it('is taken over from a process that has died', () => {
  // Beyond the largest process id, so that nobody lives there.
  writeFileSync(join(directory, 'lock'), '4194999 123');
  lockDataDir(directory)();
});

it.runIf(process.platform === 'linux')(
  'is taken over when the process id was given to another program',
  () => {
    writeFileSync(join(directory, 'lock'), `${process.pid} 1`);
    lockDataDir(directory)();
  },
);
