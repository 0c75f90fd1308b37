/** Unpacks an archive without trusting the sizes it states: bytes are counted as they are unpacked. */
import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableError } from './errors';

export interface UnzipLimits {
  /** Maximum number of entries of any kind. */
  entries: number;
  /** Maximum bytes of all accepted entries together, unpacked. */
  bytes: number;
  /** Maximum ratio of unpacked to packed bytes of one entry larger than a megabyte. */
  ratio: number;
}

export const UNZIP_LIMITS: UnzipLimits = { entries: 2_000, bytes: 48 * 1024 * 1024, ratio: 200 };

/** Packed bytes inflated in one step, which bounds how much is unpacked before it is counted. */
const CHUNK_BYTES = 16 * 1024;

/**
 * The entries that `wants` accepts, by name. `wants` decides before anything is unpacked; nothing is written to disk,
 * so a path in a name is only a name. Throws `UnreadableError`: `tooMuch` over a limit, `damaged` when broken.
 */
export function unzip(
  bytes: Uint8Array,
  wants: (name: string) => boolean,
  limits = UNZIP_LIMITS,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  let entries = 0;
  let failure: unknown;
  const archive = new Unzip((file) => {
    entries += 1;
    if (entries > limits.entries) throw new UnreadableError('tooMuch');
    if (file.name.endsWith('/') || !wants(file.name)) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, final) => {
      if (error || failure instanceof UnreadableError) {
        failure ??= error;
        return;
      }
      size += chunk.length;
      total += chunk.length;
      const packed = file.size ?? bytes.length;
      if (total > limits.bytes || (size > 1024 * 1024 && size > packed * limits.ratio)) {
        // If it were thrown here, the inflater would catch it and report an error of its own.
        failure = new UnreadableError('tooMuch');
        return;
      }
      chunks.push(chunk);
      if (final && !files.has(file.name)) files.set(file.name, Buffer.concat(chunks));
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      archive.push(bytes.subarray(start, start + CHUNK_BYTES), start + CHUNK_BYTES >= bytes.length);
      if (failure instanceof UnreadableError) throw failure;
    }
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    failure ??= error;
  }
  // An archive that is cut off may still contain complete files, which are used.
  if (files.size === 0 && (failure !== undefined || entries === 0)) throw new UnreadableError('damaged');
  return files;
}
