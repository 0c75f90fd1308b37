/** Parses the guest endpoint's answer, whatever profile version it has. */
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation';
import { isEmptyProfile, readGeneratedFields } from '@/shared/profile';
import { GenerationError } from './answer';

/**
 * Takes the profile out of an answer; a field that is missing is empty.
 * @throws GenerationError without a message, for the default sentence, when there is no profile in it
 */
export function readResult(answer: Record<string, unknown>): GeneratedProfile {
  try {
    const profile = readGeneratedFields(answer);
    if (!isEmptyProfile(profile)) return generatedProfileSchema.parse({ ...answer, ...profile });
  } catch {
    // Fields of the wrong type: as good as no profile.
  }
  throw new GenerationError('');
}
