import { expect, it } from 'vitest';
import { formatFileSize, formatMegabytes } from './file-size';

const MB = 1024 * 1024;

it.each([
  [200, '1 KB'],
  [860_160, '840 KB'],
  [1_023_400, '999 KB'],
  [1_023_800, '1.0 MB'],
  [4_300_000, '4.1 MB'],
])('%d bytes of files are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

it('a limit is in whole megabytes', () => expect(formatMegabytes(5 * MB)).toBe('5 MB'));
