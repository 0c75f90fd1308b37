/** Validates a generated profile that a browser sends back. */
import { verifySeal } from '@/server/secrets/sealed-profile';
import type { ServerSecret } from '@/server/secrets/server-secret';
import type { Evidence } from '@/shared/generation/evidence-schema';
import { generatedProfileSchema } from '@/shared/generation/generated-profile';
import { isEmptyProfile, type ProfileData, profileDataSchema } from '@/shared/profile/profile-data';
import { type CareerRecord, readRecord } from '@/shared/record/career-record';

export interface StagedProfile {
  profile: ProfileData;
  /** `null` if the seal does not prove that this server derived it. */
  evidence: Evidence | null;
  /** The record that the profile was written from, with the guest's edits; `null` under the same condition. */
  record: CareerRecord | null;
}

/**
 * Reads a submitted profile.
 * @returns `null` for a profile that is not valid: of the wrong shape, past a limit, or empty
 */
export function parseSubmittedProfile(submitted: unknown, secret: ServerSecret): StagedProfile | null {
  const parsed = generatedProfileSchema.safeParse(submitted);
  if (!parsed.success) return null;
  const profile = profileDataSchema.parse(parsed.data);
  if (isEmptyProfile(profile)) return null;
  const { evidence, record } = parsed.data;
  const isSealed = (evidence || record) && verifySeal(parsed.data, secret);
  return {
    profile,
    evidence: isSealed ? (evidence ?? null) : null,
    record: isSealed && record ? readRecord(record) : null,
  };
}
