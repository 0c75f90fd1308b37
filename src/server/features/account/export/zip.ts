/** Writes a ZIP archive as a stream. */
import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import type { ZipEntry } from './entries';

const UTF8 = new TextEncoder();
const NO_BYTES = new Uint8Array(0);

/** An archive as a stream: a file is generated only after the reader has taken the one before. */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(zipEntries(entries))) as ReadableStream<Uint8Array>;
}

async function* zipEntries(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const drain = () => chunks.splice(0);
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    if (typeof content === 'string') file.push(UTF8.encode(content));
    else {
      for await (const part of content) {
        file.push(part);
        yield* drain();
      }
    }
    file.push(NO_BYTES, true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}
