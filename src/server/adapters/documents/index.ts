import type { CareerFacts } from '@/shared/facts';
import type { Notice } from '@/shared/generation';
import type { ReadInput } from './inputs';
import { DocumentPool, type PoolOptions } from './pool/pool';
import { readInputs } from './read-inputs';

export type { ReadInput } from './inputs';

/** What is being told while inputs are read. */
export interface ReadEvent {
  /** The file or link as its owner calls it. */
  about: string;
  done: number;
  total: number;
}

/** Reads what a person gave into facts, away from the server's own process. */
export interface DocumentReader {
  /** Never fails for a bad file: that one is named in `notices` with the reason, the rest still counts. */
  read(
    inputs: ReadInput[],
    options?: { signal?: AbortSignal; onProgress?: (event: ReadEvent) => void },
  ): Promise<{ facts: CareerFacts; notices: Notice[] }>;
  close(): Promise<void>;
}

/** The reader of production and tests: a pool of child processes, each with an empty environment and no network. */
export function createDocumentReader(options: PoolOptions): DocumentReader {
  const pool = new DocumentPool(options);
  return {
    read: (inputs, { signal, onProgress } = {}) =>
      readInputs(inputs, (job) => pool.run(job, signal), onProgress),
    close: () => pool.close(),
  };
}
