import type { ReadInput } from '@/engine/read/inputs';
import { readInputs } from '@/engine/read-inputs';
import type { CareerFacts } from '@/shared/facts';
import type { Notice, OnStage } from '@/shared/generation';
import { DocumentPool, type PoolOptions } from './pool';

export { calledAs, type ReadInput } from '@/engine/read/inputs';

/** Reads what a person gave into facts, away from the server's own process. */
export interface DocumentReader {
  /** Never fails for a bad file: that one is named in `notices` with the reason, the rest still counts. */
  read(
    inputs: ReadInput[],
    options?: { signal?: AbortSignal; onStage?: OnStage },
  ): Promise<{ facts: CareerFacts; notices: Notice[] }>;
  close(): Promise<void>;
}

/** The reader of production and tests: a pool of child processes, each with an empty environment and no network. */
export function createDocumentReader(options: PoolOptions): DocumentReader {
  const pool = new DocumentPool(options);
  return {
    read: (inputs, { signal, onStage } = {}) =>
      readInputs(inputs, (job, onPage) => pool.run(job, signal, onPage), onStage),
    close: () => pool.close(),
  };
}
