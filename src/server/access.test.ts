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

describe('the access check', () => {
  it.each([
    ['requireSignedIn', requireSignedIn],
    ['requireConfirmed', requireConfirmed],
    ['requireStatus', (caller: ReturnType<typeof callerWith>) => requireStatus(caller, ONBOARDING_STATUSES)],
  ])('%s refuses a caller without a session, and returns the person of any other', async (_name, require) => {
    expect(await idOrErrorCode(require(callerWith(null)))).toBe('UNAUTHENTICATED');
    expect(await idOrErrorCode(require(callerWith({})))).toBe('a');
  });

  it('requires a confirmed address, except in requireSignedIn', async () => {
    const waiting = callerWith({ emailConfirmed: false });
    expect(await idOrErrorCode(requireSignedIn(waiting))).toBe('a');
    expect(await idOrErrorCode(requireConfirmed(waiting))).toBe('ONBOARDING_STATUS');
    expect(await idOrErrorCode(requireStatus(waiting, ONBOARDING_STATUSES))).toBe('ONBOARDING_STATUS');
  });

  it.each(ONBOARDING_STATUSES)(
    'admits a person with the status %s only where it is listed',
    async (status) => {
      const caller = callerWith({ onboardingStatus: status });
      const otherStatuses = ONBOARDING_STATUSES.filter((other) => other !== status);
      expect(await idOrErrorCode(requireStatus(caller, [status]))).toBe('a');
      expect(await idOrErrorCode(requireStatus(caller, otherStatuses))).toBe('ONBOARDING_STATUS');
    },
  );

  it('refuses a person without a status where a status is required', async () => {
    const none = callerWith({ onboardingStatus: null as unknown as OnboardingStatus });
    expect(await idOrErrorCode(requireConfirmed(none))).toBe('a');
    expect(await idOrErrorCode(requireStatus(none, ONBOARDING_STATUSES))).toBe('ONBOARDING_STATUS');
  });
});
