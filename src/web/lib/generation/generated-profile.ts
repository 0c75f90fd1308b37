/** The guest's result until it is claimed, stored in this tab's session storage only. */
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation/generated-profile';
import { GENERATED_PROFILE_KEY as KEY, markResultStored } from './generated-profile-key';

/** Incremented when the stored format changes; a result in an older one is ignored. */
const FORMAT = 1;

/**
 * Stores a result, replacing the one before.
 * @throws DOMException if the browser refuses storage
 */
export function saveGeneratedProfile(generated: GeneratedProfile): void {
  sessionStorage.setItem(KEY, JSON.stringify({ format: FORMAT, generated }));
  markResultStored(true);
}

/** The stored result; `null` if there is none, or none that is valid. */
export function readGeneratedProfile(): GeneratedProfile | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!stored || typeof stored !== 'object' || !('format' in stored) || stored.format !== FORMAT)
      return null;
    const parsed = generatedProfileSchema.safeParse('generated' in stored ? stored.generated : null);
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // Not JSON, or storage is closed to this page.
  }
}

/** Deletes the result after it was claimed. */
export function clearGeneratedProfile(): void {
  try {
    sessionStorage.removeItem(KEY);
    markResultStored(false);
  } catch {
    // Storage is unavailable to this page, so there is nothing to delete.
  }
}
