/** Parses the guest endpoint's answer, in any profile version. */
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation/generated-profile';
import { isEmptyProfile, readGeneratedFields } from '@/shared/profile/profile-data';
import { GenerationError } from './answer';

/**
 * Extracts the profile from an answer; a missing field is empty.
 * @throws GenerationError without a message, for the default sentence, when it contains no profile
 */
export function parseGeneratedProfile(answer: Record<string, unknown>): GeneratedProfile {
  try {
    const profile = readGeneratedFields(answer);
    if (!isEmptyProfile(profile)) return generatedProfileSchema.parse({ ...answer, ...profile });
  } catch {
    // Fields of the wrong type count as a missing profile.
  }
  throw new GenerationError('');
}
