/**
 * A DecompressionStream that inflates in one call. pdf.js opens one for every stream of a file, and some files
 * draw each glyph as a stream: hundreds of trips over the thread pool, which cost more than the work itself.
 */
import { inflateSync } from 'node:zlib';

/** Maximum length of a result in bytes; a longer one fails, and pdf.js continues with its own decoder and limits. */
const MAX_OUTPUT_BYTES = 128 * 1024 * 1024;

const MIN_CHUNK_BYTES = 4 * 1024;
const MAX_CHUNK_BYTES = 1024 * 1024;
/** How much longer the operators of a page usually are than their stream. */
const USUAL_RATIO = 6;

class InflateAtOnce {
  private readonly parts: Uint8Array[] = [];

  constructor(format: string) {
    if (format !== 'deflate') throw new TypeError(`unsupported format: ${format}`);
  }

  readonly writable = {
    getWriter: () => ({
      ready: Promise.resolve(),
      write: async (part: Uint8Array) => {
        this.parts.push(part);
      },
      close: async () => {},
    }),
  };

  readonly readable = {
    [Symbol.asyncIterator]: () => this.inflated(),
  };

  private async *inflated(): AsyncGenerator<Uint8Array> {
    const bytes = this.parts.length === 1 ? (this.parts[0] as Uint8Array) : Buffer.concat(this.parts);
    // A result within one chunk is not put together from several.
    const chunkSize = Math.min(MAX_CHUNK_BYTES, Math.max(MIN_CHUNK_BYTES, bytes.length * USUAL_RATIO));
    yield inflateSync(bytes, { maxOutputLength: MAX_OUTPUT_BYTES, chunkSize });
  }
}

/** Replaces the global class that pdf.js uses. Only for a process that does nothing but read documents. */
export function inflateAtOnce(): void {
  Object.assign(globalThis, { DecompressionStream: InflateAtOnce });
}
