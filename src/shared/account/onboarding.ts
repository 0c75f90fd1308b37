/**
 * Onboarding as one table: the statuses, their transitions, which screens each may see and where it is redirected
 * otherwise. The browser's guards and the server's procedures both use it.
 */

export const ONBOARDING_STATUSES = [
  'SIGNED_UP',
  'EMAIL_CONFIRMED',
  'SET_PASSWORD',
  'PROFILE_GENERATED',
  'PROFILE_CONFIRMED',
  'PREFERENCES_SET',
] as const;
export type OnboardingStatus = (typeof ONBOARDING_STATUSES)[number];

/**
 * The events that advance a status. Each is one conditional update; statuses that it does not list stay the same.
 */
export const TRANSITIONS = {
  /** The confirmation link, if no profile is stored. */
  confirmEmail: { SIGNED_UP: 'EMAIL_CONFIRMED' },
  /** The confirmation link of a sign-up with a staged profile, or of an account that has one. */
  confirmEmailWithProfile: { SIGNED_UP: 'PROFILE_GENERATED', EMAIL_CONFIRMED: 'PROFILE_GENERATED' },
  setPassword: { SET_PASSWORD: 'PROFILE_GENERATED' },
  storeProfile: { EMAIL_CONFIRMED: 'PROFILE_GENERATED' },
  confirmProfile: { PROFILE_GENERATED: 'PROFILE_CONFIRMED' },
  savePreferences: { PROFILE_CONFIRMED: 'PREFERENCES_SET' },
} as const satisfies Record<string, Partial<Record<OnboardingStatus, OnboardingStatus>>>;
export type Transition = keyof typeof TRANSITIONS;

/** The status after a transition; the same one if the transition does not apply. */
export function nextStatus(status: OnboardingStatus, transition: Transition): OnboardingStatus {
  const moves: Partial<Record<OnboardingStatus, OnboardingStatus>> = TRANSITIONS[transition];
  return moves[status] ?? status;
}

/** The statuses of people who have confirmed their profile. */
const WITH_CONFIRMED_PROFILE = ['PROFILE_CONFIRMED', 'PREFERENCES_SET'] as const;

/** The guarded screens of the route table and the statuses that may see them. */
export const GUARDED_SCREENS = {
  '/change-password': ['SET_PASSWORD'],
  '/create-profile': ['EMAIL_CONFIRMED', 'PROFILE_GENERATED', 'PROFILE_CONFIRMED', 'PREFERENCES_SET'],
  '/edit-profile': ['PROFILE_GENERATED', 'PROFILE_CONFIRMED', 'PREFERENCES_SET'],
  '/record': ['PROFILE_GENERATED', 'PROFILE_CONFIRMED', 'PREFERENCES_SET'],
  '/introductions': WITH_CONFIRMED_PROFILE,
  '/links': WITH_CONFIRMED_PROFILE,
  '/readership': WITH_CONFIRMED_PROFILE,
  '/references': WITH_CONFIRMED_PROFILE,
  '/questions': ['PROFILE_GENERATED', 'PROFILE_CONFIRMED', 'PREFERENCES_SET'],
  '/what-it-tells': ['PROFILE_GENERATED', 'PROFILE_CONFIRMED', 'PREFERENCES_SET'],
  '/dashboard': WITH_CONFIRMED_PROFILE,
  '/dashboard/branding': WITH_CONFIRMED_PROFILE,
  '/dashboard/executive-coaching': WITH_CONFIRMED_PROFILE,
  '/dashboard/team-coaching': WITH_CONFIRMED_PROFILE,
  '/dashboard/waiting-room': WITH_CONFIRMED_PROFILE,
  '/work-preferences': WITH_CONFIRMED_PROFILE,
  '/roles': WITH_CONFIRMED_PROFILE,
  '/settings': WITH_CONFIRMED_PROFILE,
} as const satisfies Record<string, readonly OnboardingStatus[]>;
export type GuardedScreen = keyof typeof GUARDED_SCREENS;

/** Guarded screens of lists; the screen of an entry, as '/roles/:id', is guarded like that of its list. */
export const LIST_SCREENS = [
  '/roles',
  '/introductions',
  '/links',
  '/references',
] as const satisfies readonly GuardedScreen[];

/** The screen whose rule applies to a path: for an entry of a list, the screen of the list. */
const screenOf = (path: string): string =>
  LIST_SCREENS.find((screen) => /^\/[^/]+$/.test(path.slice(screen.length)) && path.startsWith(screen)) ??
  path;

/**
 * Screens for everybody who is signed in with a confirmed address, in every status: exporting one's data, deleting the
 * account and an operator's work must not wait for the end of onboarding. The server decides who is an operator.
 */
export const MEMBER_SCREENS = ['/your-data', '/admin', '/admin/health', '/admin/audit'] as const;

/** Screens from which a signed-in person is redirected, with the targets. */
export const GUEST_SCREENS = {
  '/login': '/dashboard',
  '/profile-generator': '/create-profile',
  '/profile-generator/create': '/create-profile',
} as const satisfies Record<string, string>;

/** The screen to redirect to, by status. */
export const HOME_OF_STATUS = {
  SIGNED_UP: '/check-email',
  EMAIL_CONFIRMED: '/create-profile',
  SET_PASSWORD: '/change-password',
  PROFILE_GENERATED: '/edit-profile',
  PROFILE_CONFIRMED: '/dashboard',
  PREFERENCES_SET: '/dashboard',
} as const satisfies Record<OnboardingStatus, string>;

/** The visitor; `null` without a session. */
export interface Visitor {
  emailConfirmed: boolean;
  /** `null` when the profile row or its status is missing. */
  status: string | null;
}

/** A guard's answer: where to redirect, or `null` to continue; `rememberOrigin` asks to return after login. */
export type GuardAnswer = { to: string; rememberOrigin: boolean } | null;

const isStatus = (value: string): value is OnboardingStatus =>
  (ONBOARDING_STATUSES as readonly string[]).includes(value);

const isGuarded = (path: string): path is GuardedScreen => Object.hasOwn(GUARDED_SCREENS, path);
const isForMembers = (path: string) => (MEMBER_SCREENS as readonly string[]).includes(path);

/**
 * Decides whether a visitor may see a screen.
 * @param pathname without a trailing slash
 */
export function guardScreen(pathname: string, visitor: Visitor | null): GuardAnswer {
  const path = screenOf(pathname);
  const isMemberScreen = isForMembers(path);
  if (!visitor) return isGuarded(path) || isMemberScreen ? { to: '/login', rememberOrigin: true } : null;
  // Without a status every guarded screen redirects to the login, so the login itself must not redirect.
  if (visitor.status === null && path === '/login') return null;
  if (Object.hasOwn(GUEST_SCREENS, path)) {
    return { to: GUEST_SCREENS[path as keyof typeof GUEST_SCREENS], rememberOrigin: false };
  }
  if (!isGuarded(path) && !isMemberScreen) return null;
  if (!visitor.emailConfirmed) return { to: '/check-email', rememberOrigin: false };
  if (!isGuarded(path)) return null;
  if (visitor.status === null) return { to: '/login', rememberOrigin: false };
  if (!isStatus(visitor.status)) {
    return path === '/create-profile' ? null : { to: '/create-profile', rememberOrigin: false };
  }
  const allowed: readonly OnboardingStatus[] = GUARDED_SCREENS[path];
  return allowed.includes(visitor.status)
    ? null
    : { to: HOME_OF_STATUS[visitor.status], rememberOrigin: false };
}

/**
 * Validates a stored return path: it must be a path of this site.
 * @returns the path, or `null` for anything else
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !isLocalPath(value)) return null;
  try {
    const url = new URL(value, 'http://same.site');
    const path = url.pathname + url.search + url.hash;
    // Checked again after resolving: '/.//host' becomes '//host', which is another site.
    return url.origin === 'http://same.site' && isLocalPath(path) ? path : null;
  } catch {
    return null;
  }
}

/** A local path begins with a single slash; after two slashes of either kind comes a host name. */
const isLocalPath = (text: string): boolean => /^\/(?![/\\])/.test(text);
