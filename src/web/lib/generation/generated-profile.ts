/** The guest's result until it is claimed, stored in this tab only. */
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation/generated-profile';
import { dropResult, markResultStored, readStoredResult, storeResult } from './generated-profile-key';

/** Incremented when the stored format changes; a result in another format is read as none. */
const FORMAT_VERSION = 1;

/**
 * Stores a result, replacing the one before.
 * @param replaces the seal of the result of which it is a later state; copies of that in other tabs are replaced too
 * @returns whether it is stored: the browser's storage may be full or unavailable, and then only this page has it
 */
export function saveGeneratedProfile(generated: GeneratedProfile, replaces?: string): boolean {
  const before = readStoredResult();
  const text = JSON.stringify({ format: FORMAT_VERSION, generated });
  const stored = storeResult(text);
  markResultStored(true);
  if (replaces && before) {
    void import('./tab-transfer').then(
      ({ announceChange }) => announceChange({ stored: text, before, replaces }),
      () => {}, // If the module cannot be loaded, other tabs keep their copies.
    );
  }
  return stored;
}

/** The stored result; `null` if there is none, or none that is valid. */
export const readGeneratedProfile = (): GeneratedProfile | null => parseStoredResult(readStoredResult());

/** Parses a result as it is stored; `null` if it is not valid. */
export function parseStoredResult(text: string | null): GeneratedProfile | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!stored || typeof stored !== 'object' || !('format' in stored) || stored.format !== FORMAT_VERSION)
      return null;
    const parsed = generatedProfileSchema.safeParse('generated' in stored ? stored.generated : null);
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // Not JSON.
  }
}

/** Deletes the result after it was claimed. */
export function clearGeneratedProfile(): void {
  dropResult();
  markResultStored(false);
}
