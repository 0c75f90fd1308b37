/** Reads the labelled documents of `measure`. Importing this file sets up the engine for that. */
import { replaceDecompressionStream } from '@/engine/read/extract/decompression-stream';
import { readFile } from '@/engine/read/read-file';
import { mergeFacts } from '@/engine/record';
import type { CareerFacts } from '@/shared/record/facts';
import type { LabelledDocument } from './labels';

replaceDecompressionStream();

/** Reads a labelled document as the product does. Prints why a document cannot be read, and returns no facts for it. */
export async function readLabelledDocument({
  fileName,
  bytes,
  slot,
}: LabelledDocument): Promise<CareerFacts> {
  try {
    return mergeFacts([await readFile({ slot, source: 's1', fileName, bytes: new Uint8Array(bytes) })]);
  } catch (error) {
    console.log(`${fileName}: not read (${error instanceof Error ? error.message : error})`);
    return mergeFacts([]);
  }
}
