/**
 * A DecompressionStream that inflates in one call. pdf.js opens one for every stream of a file, and some files
 * draw each glyph as a stream: hundreds of trips over the thread pool, which cost more than the work itself.
 */
import { inflateSync } from 'node:zlib';

/** Maximum number of inflated bytes; a longer stream fails, and pdf.js inflates it with its own decoder and limits. */
const MAX_OUTPUT_BYTES = 128 * 1024 * 1024;

const MIN_CHUNK_BYTES = 4 * 1024;
const MAX_CHUNK_BYTES = 1024 * 1024;
/** The usual ratio of the inflated to the compressed length of a page's operators. */
const USUAL_RATIO = 6;

class OneCallDecompressionStream {
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
    // A result that fits into one chunk need not be copied together from several.
    const chunkSize = Math.min(MAX_CHUNK_BYTES, Math.max(MIN_CHUNK_BYTES, bytes.length * USUAL_RATIO));
    yield inflateSync(bytes, { maxOutputLength: MAX_OUTPUT_BYTES, chunkSize });
  }
}

/** Replaces the global class that pdf.js uses, for the whole process: nothing else in it may need the original. */
export function replaceDecompressionStream(): void {
  Object.assign(globalThis, { DecompressionStream: OneCallDecompressionStream });
}
