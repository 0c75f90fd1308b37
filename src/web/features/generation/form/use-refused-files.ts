/** Messages of a drop zone about refused files. */
import { useState } from 'react';
import type { FileRefusal } from '@/web/components/ui/inputs/drop-zone';

/** A sentence for each possible reason. */
export type RefusedTexts = Partial<Record<FileRefusal, string>>;

/**
 * The message for the last refused file, until one is accepted.
 * @returns `refusalMessage` and `onRefused` for the zone; `settle` to be called when a file was accepted or removed
 */
export function useRefusedFiles(texts: RefusedTexts) {
  const [why, setWhy] = useState<FileRefusal | null>(null);
  return {
    refusalMessage: why ? texts[why] : undefined,
    onRefused: (_file: File, reason: FileRefusal) => setWhy(reason),
    settle: () => setWhy(null),
  };
}
