/** A generated profile that came back from a browser: checked before it is believed. */
import { verifySeal } from '@/server/secrets/sealed-profile';
import type { ServerSecret } from '@/server/secrets/server-secret';
import { type Evidence, generatedProfileSchema } from '@/shared/generation';
import { isEmptyProfile, type ProfileData, profileDataSchema } from '@/shared/profile';
import { type CareerRecord, readRecord } from '@/shared/record';

export interface StagedProfile {
  profile: ProfileData;
  /** `null` where the seal does not show that this server found it. */
  evidence: Evidence | null;
  /** The record it was written from, with the guest's edits; `null` under the same condition. */
  record: CareerRecord | null;
}

/**
 * Reads a submitted profile.
 * @returns `null` when it is none: the wrong shape, past a limit, or with nothing in it
 */
export function readSubmitted(submitted: unknown, secret: ServerSecret): StagedProfile | null {
  const parsed = generatedProfileSchema.safeParse(submitted);
  if (!parsed.success) return null;
  const profile = profileDataSchema.parse(parsed.data);
  if (isEmptyProfile(profile)) return null;
  const { evidence, record } = parsed.data;
  const believed = (evidence || record) && verifySeal(parsed.data, secret);
  return {
    profile,
    evidence: believed ? (evidence ?? null) : null,
    record: believed && record ? readRecord(record) : null,
  };
}
