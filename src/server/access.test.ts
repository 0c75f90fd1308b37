import { describe, expect, it } from 'vitest';
import { ONBOARDING_STATUSES, type OnboardingStatus } from '@/shared/account/onboarding';
import { requireConfirmed, requireSignedIn, requireStatus } from './access';
import type { SessionUser } from './context';

const callerWith = (overrides: Partial<SessionUser> | null) => ({
  session: async () =>
    overrides &&
    ({ id: 'a', emailConfirmed: true, onboardingStatus: 'PREFERENCES_SET', ...overrides } as SessionUser),
});
const idOrErrorCode = (user: Promise<SessionUser>) =>
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
    expect(await idOrErrorCode(require(callerWith(null)))).toBe('UNAUTHENTICATED');
    expect(await idOrErrorCode(require(callerWith({})))).toBe('a');
  });

  it('requires a confirmed address for everything except being signed in', async () => {
    const waiting = callerWith({ emailConfirmed: false });
    expect(await idOrErrorCode(requireSignedIn(waiting))).toBe('a');
    expect(await idOrErrorCode(requireConfirmed(waiting))).toBe('ONBOARDING_STATUS');
    expect(await idOrErrorCode(requireStatus(waiting, ONBOARDING_STATUSES))).toBe('ONBOARDING_STATUS');
  });

  it.each(ONBOARDING_STATUSES)('allows %s where its status is listed', async (status) => {
    const caller = callerWith({ onboardingStatus: status });
    const otherStatuses = ONBOARDING_STATUSES.filter((other) => other !== status);
    expect(await idOrErrorCode(requireStatus(caller, [status]))).toBe('a');
    expect(await idOrErrorCode(requireStatus(caller, otherStatuses))).toBe('ONBOARDING_STATUS');
  });

  it('refuses a person without a status wherever a status is required', async () => {
    const none = callerWith({ onboardingStatus: null as unknown as OnboardingStatus });
    expect(await idOrErrorCode(requireConfirmed(none))).toBe('a');
    expect(await idOrErrorCode(requireStatus(none, ONBOARDING_STATUSES))).toBe('ONBOARDING_STATUS');
  });
});
