import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirError } from './error';
import { lockDataDir } from './lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'quarterdeck-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('the lock of the data directory is held by one process and free afterwards', async () => {
  const unlock = await lockDataDir(directory);
  await expect(lockDataDir(directory)).rejects.toThrow(DataDirError);
  await expect(lockDataDir(directory)).rejects.toThrow(`in use by process ${process.pid} on`);
  unlock();
  (await lockDataDir(directory))();
});

it('the lock of the data directory is given to one of many simultaneous attempts', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(directory)));
  const unlocks = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  expect(unlocks).toHaveLength(1);
  unlocks[0]?.();
});
