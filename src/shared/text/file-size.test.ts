import { expect, it } from 'vitest';
import { formatDatabaseSize, formatFileSize, formatMegabytes } from './file-size';

const MB = 1024 * 1024;

it.each([
  [200, '1 KB'],
  [860_160, '840 KB'],
  [1_023_400, '999 KB'],
  [1_023_800, '1.0 MB'],
  [4_300_000, '4.1 MB'],
])('%d bytes of files are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

it.each([
  [214 * MB, '214 MB'],
  [999.4 * MB, '999 MB'],
  [1023.9 * MB, '1.0 GB'],
  [1.1 * 1024 * MB, '1.1 GB'],
])('a database of %d bytes has %s', (bytes, text) => expect(formatDatabaseSize(bytes)).toBe(text));

it('a limit is in whole megabytes', () => expect(formatMegabytes(5 * MB)).toBe('5 MB'));
