import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { DataDirError } from './error';
import { fullDiskError } from './free-space';

it('tells an operator that the disk is full, unless it has room', () => {
  const error = fullDiskError(tmpdir(), Number.MAX_SAFE_INTEGER);
  expect(error).toBeInstanceOf(DataDirError);
  expect(error?.message).toMatch(/^DATA_DIR: .* its disk has \d+ MB left\. Make room for \d+ MB in /);
  expect(fullDiskError(tmpdir(), 0)).toBeNull();
});
