/** Messages of a drop zone for files it refused. */
import { useState } from 'react';
import type { Refusal } from '@/web/components/ui/drop-zone';

/** A sentence for each possible reason. */
export type RefusedTexts = Partial<Record<Refusal, string>>;

/**
 * The sentence for the file last offered, until one is taken.
 * @returns `refused` and `onRefused` for the zone; `settle` when a file was taken or removed
 */
export function useRefused(texts: RefusedTexts) {
  const [why, setWhy] = useState<Refusal | null>(null);
  return {
    refused: why ? texts[why] : undefined,
    onRefused: (_file: File, reason: Refusal) => setWhy(reason),
    settle: () => setWhy(null),
  };
}
