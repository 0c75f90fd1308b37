import { describe, expect, it } from 'vitest';
import { ONBOARDING_STATUSES, type OnboardingStatus } from '@/shared/account/onboarding';
import { requireConfirmed, requireSignedIn, requireStatus } from './access';
import type { SessionUser } from './context';

const callerWith = (over: Partial<SessionUser> | null) => ({
  session: async () =>
    over && ({ id: 'a', emailConfirmed: true, onboardingStatus: 'PREFERENCES_SET', ...over } as SessionUser),
});
const codeOf = (user: Promise<SessionUser>) =>
  user.then(
    ({ id }) => id,
    ({ code }) => code,
  );

describe('requireSignedIn, requireConfirmed and requireStatus', () => {
  it.each([
    requireSignedIn,
    requireConfirmed,
    (caller: ReturnType<typeof callerWith>) => requireStatus(caller, ONBOARDING_STATUSES),
  ])('refuses callers without a session before anything else', async (require) => {
    expect(await codeOf(require(callerWith(null)))).toBe('UNAUTHENTICATED');
    expect(await codeOf(require(callerWith({})))).toBe('a');
  });

  it('requires a confirmed address for everything except being signed in', async () => {
    const waiting = callerWith({ emailConfirmed: false });
    expect(await codeOf(requireSignedIn(waiting))).toBe('a');
    expect(await codeOf(requireConfirmed(waiting))).toBe('ONBOARDING_STATUS');
    expect(await codeOf(requireStatus(waiting, ONBOARDING_STATUSES))).toBe('ONBOARDING_STATUS');
  });

  it.each(ONBOARDING_STATUSES)('allows %s where its status is listed', async (status) => {
    const caller = callerWith({ onboardingStatus: status });
    const others = ONBOARDING_STATUSES.filter((other) => other !== status);
    expect(await codeOf(requireStatus(caller, [status]))).toBe('a');
    expect(await codeOf(requireStatus(caller, others))).toBe('ONBOARDING_STATUS');
  });

  it('refuses a person without a status wherever a status is required', async () => {
    const none = callerWith({ onboardingStatus: null as unknown as OnboardingStatus });
    expect(await codeOf(requireConfirmed(none))).toBe('a');
    expect(await codeOf(requireStatus(none, ONBOARDING_STATUSES))).toBe('ONBOARDING_STATUS');
  });
});
