import type { CareerFacts } from '@/shared/facts';
import type { Notice } from '@/shared/generation';

/** One thing to read, as it arrived. */
export type ReadInput =
  | { slot: 'linkedin_url'; value: string }
  | {
      slot: 'linkedin_file' | 'resume' | 'document' | 'link';
      fileName: string;
      bytes: Uint8Array;
      title?: string;
      description?: string;
    };

/** Reads what a person gave into facts, away from the server's own process. */
export interface DocumentReader {
  /** Never fails for a bad file: that one is named in `notices` with the reason, the rest still counts. */
  read(
    inputs: ReadInput[],
    options?: { signal?: AbortSignal; onProgress?: (event: { about: string; page?: number }) => void },
  ): Promise<{ facts: CareerFacts; notices: Notice[] }>;
  close(): Promise<void>;
}

export function createDocumentReader(_options: { childEntry: string }): DocumentReader {
  throw new Error('not built yet');
}
