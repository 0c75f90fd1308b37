/** Reads a response body up to a limit on its decompressed size; the announced length is not trusted. */
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { LinkFailure } from './failure';

const DECODERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads a body to its end.
 * @throws LinkFailure `large` past `maxBytes`, `kind` for an unknown compression
 */
export async function readBody(body: Readable, encoding: string, maxBytes: number): Promise<Uint8Array> {
  const decoder = DECODERS[encoding];
  if (!decoder && encoding !== '' && encoding !== 'identity') throw new LinkFailure('kind');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = decoder ? body.pipe(decoder()) : body;
  // `pipe` does not forward errors.
  if (decoder) body.on('error', (error) => (stream as unknown as Readable).destroy(error));
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new LinkFailure('large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
