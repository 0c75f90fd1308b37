import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GUARDED_SCREENS,
  GUEST_SCREENS,
  type GuardedScreen,
  guardScreen,
  HOME_OF_STATUS,
  LIST_SCREENS,
  MEMBER_SCREENS,
  nextStatus,
  ONBOARDING_STATUSES,
  safeReturnPath,
  TRANSITIONS,
  type Transition,
} from './onboarding';

const screens = Object.keys(GUARDED_SCREENS) as GuardedScreen[];
const signedIn = (status: string | null, emailConfirmed = true) => ({ status, emailConfirmed });

describe('the screen guard', () => {
  it.each(LIST_SCREENS)('guards entries of the list %s like the list, and no other path', (list) => {
    const people = [null, ...ONBOARDING_STATUSES.map((status) => signedIn(status))];
    for (const person of people)
      expect(guardScreen(`${list}/4711`, person)).toEqual(guardScreen(list, person));
    expect(guardScreen(`${list}/4711`, null)).not.toBeNull();
    for (const unguardedPath of [`${list}/4711/more`, `${list}/`, `${list}4711`, `/open${list}`])
      expect(guardScreen(unguardedPath, null), unguardedPath).toBeNull();
  });

  describe.each(screens)('at %s', (screen) => {
    it.each(ONBOARDING_STATUSES)('admits or redirects %s as the table of guarded screens says', (status) => {
      const allowed: readonly string[] = GUARDED_SCREENS[screen];
      const answer = guardScreen(screen, signedIn(status));
      if (allowed.includes(status)) expect(answer).toBeNull();
      else expect(answer).toEqual({ to: HOME_OF_STATUS[status], rememberOrigin: false });
    });

    it('redirects a visitor to the login and remembers the requested path', () => {
      expect(guardScreen(screen, null)).toEqual({ to: '/login', rememberOrigin: true });
    });

    it('redirects a person without a status to the login', () => {
      expect(guardScreen(screen, signedIn(null))).toEqual({ to: '/login', rememberOrigin: false });
    });

    it('redirects an unknown status to the profile form', () => {
      const answer = guardScreen(screen, signedIn('SOMETHING_NEW'));
      if (screen === '/create-profile') expect(answer).toBeNull();
      else expect(answer).toEqual({ to: '/create-profile', rememberOrigin: false });
    });

    it('redirects an unconfirmed address to the inbox screen, whatever the status', () => {
      expect(guardScreen(screen, signedIn('PREFERENCES_SET', false))).toEqual({
        to: '/check-email',
        rememberOrigin: false,
      });
    });
  });

  it.each(Object.entries(GUEST_SCREENS))('leads a signed-in visitor from %s to %s', (screen, target) => {
    expect(guardScreen(screen, signedIn('EMAIL_CONFIRMED'))).toEqual({ to: target, rememberOrigin: false });
    expect(guardScreen(screen, null)).toBeNull();
  });

  it.each(MEMBER_SCREENS)('opens %s in every status, to signed-in people only', (screen) => {
    for (const status of [...ONBOARDING_STATUSES, null, 'SOMETHING_NEW']) {
      expect(guardScreen(screen, signedIn(status))).toBeNull();
    }
    expect(guardScreen(screen, null)).toEqual({ to: '/login', rememberOrigin: true });
    expect(guardScreen(screen, signedIn('EMAIL_CONFIRMED', false))).toEqual({
      to: '/check-email',
      rememberOrigin: false,
    });
  });

  it.each(['/', '/profile/ines-calder', '/terms'])('opens %s to everybody', (path) => {
    for (const visitor of [null, signedIn('PREFERENCES_SET'), signedIn('SIGNED_UP', false), signedIn(null)])
      expect(guardScreen(path, visitor)).toBeNull();
  });

  it('never redirects in a cycle', () => {
    for (const screen of [...screens, ...Object.keys(GUEST_SCREENS)]) {
      for (const status of [...ONBOARDING_STATUSES, null, 'SOMETHING_NEW']) {
        let path: string = screen;
        const seen = new Set<string>();
        for (
          let answer = guardScreen(path, signedIn(status));
          answer;
          answer = guardScreen(path, signedIn(status))
        ) {
          expect(seen.has(path)).toBe(false);
          seen.add(path);
          path = answer.to;
        }
      }
    }
  });
});

describe('nextStatus', () => {
  const rank = (status: (typeof ONBOARDING_STATUSES)[number]) => ONBOARDING_STATUSES.indexOf(status);

  it('never lowers the status, whatever the order of transitions', () => {
    const transitions = fc.constantFrom(...(Object.keys(TRANSITIONS) as Transition[]));
    fc.assert(
      fc.property(fc.constantFrom(...ONBOARDING_STATUSES), fc.array(transitions), (first, path) => {
        let status = first;
        for (const transition of path) {
          const next = nextStatus(status, transition);
          expect(rank(next)).toBeGreaterThanOrEqual(rank(status));
          status = next;
        }
      }),
    );
  });
});

/** Paths built from pieces that could lead to another site, and arbitrary strings. */
const PATHS = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '\t', '\n', '@', ':', '?', '#', 'a.example'))
    .map((pieces) => `/${pieces.join('')}`),
);

describe('safeReturnPath', () => {
  it.each(['/dashboard', '/edit-profile?x=1#y'])('accepts %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/./\\elsewhere.example',
    '/%2e//elsewhere.example',
    '/\t/elsewhere.example',
    'https://elsewhere.example',
    'javascript:alert(1)',
    '',
    null,
  ])('refuses %s', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });

  it('never leaves the site', () => {
    fc.assert(
      fc.property(PATHS, (text) => {
        const path = safeReturnPath(text);
        if (path !== null) expect(new URL(path, 'https://same.example').host).toBe('same.example');
      }),
    );
  });
});
