import { INTERNAL_ERROR_MESSAGE, INVALID_INPUT_MESSAGE, SLUG_TAKEN_MESSAGE } from './error-messages';

/**
 * Every error that the server sends to a client: its code, its HTTP status and the message a user may read. Screens
 * with a message of their own map the code in `web/lib`; the others show this one.
 */
export const ERRORS = {
  UNAUTHENTICATED: { status: 401, message: 'User not authenticated' },
  /**
   * Errors of the auth screens; `/api/auth` sends their codes in lower case, as the product's specification requires.
   */
  INVALID_CREDENTIALS: { status: 400, message: 'Invalid login credentials' },
  EMAIL_NOT_CONFIRMED: { status: 400, message: 'Email not confirmed' },
  WEAK_PASSWORD: {
    status: 422,
    message: 'This password is in lists of leaked passwords. Please choose another one.',
  },
  INVALID_LINK: { status: 400, message: 'Authentication failed. Please try logging in.' },
  /** The identity provider is not set up, does not answer, or did not confirm the person. */
  PROVIDER_FAILED: { status: 503, message: 'Signing in with LinkedIn did not work. Please try again.' },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'This account is suspended. The reason was mailed to its address.',
  },
  /** An operator's screen was requested without a recent second factor. */
  SECOND_FACTOR_NEEDED: { status: 403, message: 'Please sign in with a second factor first.' },
  /** An operator hid the page; its owner was sent the reason. */
  PAGE_TAKEN_DOWN: {
    status: 403,
    message:
      'Your page was taken down. The reason was mailed to you; answer that mail to have it looked at again.',
  },
  REAUTHENTICATION_NEEDED: { status: 403, message: 'Please confirm that it is you first.' },
  ADDRESS_TAKEN: { status: 409, message: 'This address belongs to another account now.' },
  PROFILE_EXISTS: { status: 409, message: 'This account already has a profile.' },
  FORBIDDEN: { status: 403, message: 'This is not yours to change.' },
  ONBOARDING_STATUS: { status: 403, message: 'This step is not open yet.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  PROFILE_NOT_FOUND: { status: 404, message: 'No profile data found.' },
  /** The page exists but is private. Its code in the product's specification is 42501. */
  PROFILE_NOT_PUBLISHED: { status: 403, message: 'Profile is not published' },
  STALE_REVISION: { status: 409, message: 'The profile was changed elsewhere.' },
  /** Unconfirmed lines would become public; `data.lines` names them. */
  UNCONFIRMED_LINES: {
    status: 409,
    message: 'Some lines are not confirmed by anything you gave us. Confirm them before they are published.',
  },
  /** Changes that their owner was not shown would become public; `data` is `UnreviewedChanges`. */
  UNREVIEWED_CHANGES: {
    status: 409,
    message: 'Look at what has changed since readers last saw your profile before you publish it.',
  },
  SLUG_TAKEN: { status: 409, message: SLUG_TAKEN_MESSAGE },
  INVALID_INPUT: { status: 400, message: INVALID_INPUT_MESSAGE },
  TOO_LARGE: { status: 413, message: 'This is too large.' },
  /** Files were attached, and none of them could be read. */
  UNREADABLE: { status: 422, message: 'None of the attached files could be read.' },
  /** The input needs more time or memory than one person's files are allowed. */
  TOOK_TOO_LONG: {
    status: 422,
    message:
      'This took longer than allowed. Nothing you entered is lost: please try again in a minute, or with fewer or shorter files.',
  },
  /** The queue of this visitor is full. */
  ENGINE_BUSY: {
    status: 429,
    message:
      'Too many files are being read just now. Nothing you entered is lost: please try again in a minute.',
  },
  ALREADY_GENERATING: {
    status: 409,
    message: 'Your profile is already being created. Please wait a moment; it appears when it is ready.',
  },
  CANCELLED: { status: 409, message: 'The generation was cancelled.' },
  /** The process that was working on it ended. */
  INTERRUPTED: {
    status: 503,
    message: 'The server was restarted while your profile was being created. Please try again.',
  },
  /** The operator's automation gave an invalid answer, or reported an error. */
  AUTOMATION_FAILED: { status: 502, message: 'Server error: 502 Bad Gateway. ' },
  AUTOMATION_REFUSED: { status: 422, message: 'Server reported an error processing your LinkedIn profile' },
  /** A body stopped arriving, or took longer than is allowed in all. */
  UPLOAD_LATE: {
    status: 408,
    message: 'Your files did not arrive in time. Please check your connection and send them again.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  CROSS_SITE: { status: 403, message: 'This request came from another site.' },
  /** The database or the storage of files does not answer. */
  UNAVAILABLE: {
    status: 503,
    message: 'Quarterdeck cannot reach its data right now. Please try again in a moment.',
  },
  BUSY: { status: 503, message: 'The server is busy. Please try again in a moment.' },
  INTERNAL: { status: 500, message: INTERNAL_ERROR_MESSAGE },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/**
 * An error with a code that clients know.
 * `message` is internal and only logged; `userMessage` is what may be shown.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly userMessage: string;
  readonly data: unknown;

  constructor(code: ErrorCode, internal?: string, options: { userMessage?: string; data?: unknown } = {}) {
    super(internal ?? code);
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.userMessage = options.userMessage ?? ERRORS[code].message;
    this.data = options.data;
  }
}

/** Returns the thrown error if it has a code; anything else becomes INTERNAL without its text. */
export const appErrorOf = (thrown: unknown): AppError =>
  thrown instanceof AppError ? thrown : new AppError('INTERNAL', 'unexpected error');
