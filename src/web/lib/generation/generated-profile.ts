/** The guest's result until it is claimed, stored in this tab only. */
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation/generated-profile';
import { dropResult, markResultStored, storedResult, storeResult } from './generated-profile-key';

/** Incremented when the stored format changes; a result in an older one is ignored. */
const FORMAT = 1;

/**
 * Stores a result, replacing the one before.
 * @returns whether it is stored: the browser's storage may be full or unavailable, and then only this page has it
 */
export function saveGeneratedProfile(generated: GeneratedProfile): boolean {
  const stored = storeResult(JSON.stringify({ format: FORMAT, generated }));
  markResultStored(true);
  return stored;
}

/** The stored result; `null` if there is none, or none that is valid. */
export function readGeneratedProfile(): GeneratedProfile | null {
  try {
    const stored: unknown = JSON.parse(storedResult() ?? 'null');
    if (!stored || typeof stored !== 'object' || !('format' in stored) || stored.format !== FORMAT)
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
