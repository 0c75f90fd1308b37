import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBody } from './body';

const TEXT = 'A page of some length. '.repeat(50);
const streamInPieces = (bytes: Buffer) =>
  Readable.from([bytes.subarray(0, 7), bytes.subarray(7, 20), bytes.subarray(20)]);
const read = async (bytes: Buffer, encoding: string, max = TEXT.length) =>
  Buffer.from(await readBody(streamInPieces(bytes), encoding, max)).toString();

describe('readBody', () => {
  it.each([
    ['', Buffer.from(TEXT)],
    ['identity', Buffer.from(TEXT)],
    ['gzip', gzipSync(TEXT)],
    ['x-gzip', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
  ])('reads the encoding ‘%s’ up to the limit, and no further', async (encoding, bytes) => {
    expect(await read(bytes, encoding)).toBe(TEXT);
    await expect(read(bytes, encoding, TEXT.length - 1)).rejects.toMatchObject({ reason: 'large' });
  });

  it.each(['compress', 'zstd', 'gzip, br'])('refuses the encoding ‘%s’', async (encoding) => {
    await expect(read(Buffer.from(TEXT), encoding)).rejects.toMatchObject({ reason: 'kind' });
  });

  it.each(['', 'gzip'])('rejects a truncated body in the encoding ‘%s’', async (encoding) => {
    const broken = new Readable({ read() {} });
    broken.push(encoding ? gzipSync(TEXT).subarray(0, 15) : TEXT);
    const reading = readBody(broken, encoding, TEXT.length);
    setImmediate(() => broken.destroy(new Error('reset')));
    await expect(reading).rejects.toThrow('reset');
  });
});
