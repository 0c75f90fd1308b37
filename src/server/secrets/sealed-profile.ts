/**
 * The seal of a guest's result, which leaves the server and returns with `submit-profile`. It proves that this server
 * derived evidence and record for this profile, and that they were not changed.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import { generatedFieldsSchema } from '@/shared/profile/profile-data';
import { acceptedSecrets, type ServerSecret } from './server-secret';

/** Distinguishes these signatures from everything else that is signed with the same secret. */
const PURPOSE = 'quarterdeck:generated-profile:v1\n';

/** JSON with sorted keys, so that equal values have equal text. Absent and `undefined` are the same. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, nested: unknown) =>
    nested && typeof nested === 'object' && !Array.isArray(nested)
      ? Object.fromEntries(Object.entries(nested).sort(([a], [b]) => (a < b ? -1 : 1)))
      : nested,
  );
}

function sealOf(generated: GeneratedProfile, secret: string): Buffer {
  const profile = generatedFieldsSchema.parse(generated);
  const { read, doubts } = generated.record ?? {};
  // The seal covers what was read, not the owner's edits, which may change in the browser.
  const sealedText = canonicalJson({ profile, evidence: generated.evidence ?? null, read, doubts });
  return createHmac('sha256', secret).update(PURPOSE).update(sealedText).digest();
}

/** The result with its seal: an HMAC over the profile's fields, the evidence and what was read. */
export function sealProfile(generated: GeneratedProfile, { current }: ServerSecret): GeneratedProfile {
  return { ...generated, seal: sealOf(generated, current).toString('base64url') };
}

/** Whether profile, evidence and what was read are as this server sealed them. Takes constant time for wrong seals. */
export function verifySeal(generated: GeneratedProfile, secret: ServerSecret): boolean {
  const submittedSeal = Buffer.from(generated.seal ?? '', 'base64url');
  return acceptedSecrets(secret).some((accepted) => {
    const expected = sealOf(generated, accepted);
    return submittedSeal.length === expected.length && timingSafeEqual(submittedSeal, expected);
  });
}
