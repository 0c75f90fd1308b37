/** The guest's result until it is claimed: in this tab's session storage, nowhere else. */
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation';
import { GENERATED_PROFILE_KEY as KEY, markKept } from './generated-profile-key';

/** Raised when what is stored changes its shape; an older one is then as good as none. */
const FORMAT = 1;

/**
 * Keeps a result, in place of the one before it.
 * @throws DOMException where the browser refuses storage
 */
export function saveGeneratedProfile(generated: GeneratedProfile): void {
  sessionStorage.setItem(KEY, JSON.stringify({ format: FORMAT, generated }));
  markKept(true);
}

/** The stored result; `null` when there is none, or none that can be read. */
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

/** Forgets the result: after it was claimed. */
export function clearGeneratedProfile(): void {
  try {
    sessionStorage.removeItem(KEY);
    markKept(false);
  } catch {
    // Storage is closed to this page, so there is nothing to forget.
  }
}
