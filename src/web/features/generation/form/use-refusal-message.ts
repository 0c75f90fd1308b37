/** The message of a drop zone about a file that it refused. */
import { useState } from 'react';
import type { FileRefusal } from '@/web/components/ui/inputs/drop-zone';

/** A sentence for each reason to refuse a file; a refusal whose reason has none is silent. */
export type RefusalTexts = Partial<Record<FileRefusal, string>>;

/**
 * The message for the last refused file, until a file is accepted or removed.
 * @returns `refusalMessage` and `onRefused` for the zone; `clearRefusal`, to call when a file is accepted or removed
 */
export function useRefusalMessage(texts: RefusalTexts) {
  const [reason, setReason] = useState<FileRefusal | null>(null);
  return {
    refusalMessage: reason ? texts[reason] : undefined,
    onRefused: (_file: File, newReason: FileRefusal) => setReason(newReason),
    clearRefusal: () => setReason(null),
  };
}
