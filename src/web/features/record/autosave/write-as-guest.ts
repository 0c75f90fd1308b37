import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation/generated-profile';

const FAILURE_MESSAGE = 'Something went wrong. Please try again.';

/** Has the server write a guest's profile again from the edited record. @throws Error with a sentence for the person */
export async function writeAsGuest(generated: GeneratedProfile): Promise<GeneratedProfile> {
  const answer = await fetch('/webhook/write-profile-guest', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(generated),
  }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  const parsed = answer?.ok ? generatedProfileSchema.safeParse(body) : undefined;
  if (parsed?.success) return parsed.data;
  const message = body && typeof body === 'object' && 'message' in body ? body.message : undefined;
  throw new Error(typeof message === 'string' && message ? message : FAILURE_MESSAGE);
}
