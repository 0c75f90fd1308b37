/** A generated profile that came back from a browser: checked before it is believed. */
import { verifySeal } from '@/server/seal';
import { type Evidence, generatedProfileSchema } from '@/shared/generation';
import { isEmptyProfile, type ProfileData, profileDataSchema } from '@/shared/profile';

export interface StagedProfile {
  profile: ProfileData;
  /** `null` where the seal does not show that this server found it. */
  evidence: Evidence | null;
}

/**
 * Reads a submitted profile.
 * @returns `null` when it is none: the wrong shape, past a limit, or with nothing in it
 */
export function readSubmitted(submitted: unknown, secret: string): StagedProfile | null {
  const parsed = generatedProfileSchema.safeParse(submitted);
  if (!parsed.success) return null;
  const profile = profileDataSchema.parse(parsed.data);
  if (isEmptyProfile(profile)) return null;
  const believed = parsed.data.evidence && verifySeal(parsed.data, secret);
  return { profile, evidence: believed ? (parsed.data.evidence ?? null) : null };
}
