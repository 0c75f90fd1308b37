/**
 * A DecompressionStream that inflates in one call. pdf.js opens one for every stream of a file, and some files
 * draw each glyph as a stream: hundreds of trips over the thread pool, which cost more than the work itself.
 */
import { inflateSync } from 'node:zlib';

/** Longest result in bytes; a longer one fails, and pdf.js goes on with its own decoder and its limits. */
const OUTPUT_MAX = 128 * 1024 * 1024;

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
    yield inflateSync(Buffer.concat(this.parts), { maxOutputLength: OUTPUT_MAX });
  }
}

/** Puts it where pdf.js looks for it, in a process that reads documents and does nothing else. */
export function inflateAtOnce(): void {
  Object.assign(globalThis, { DecompressionStream: InflateAtOnce });
}
