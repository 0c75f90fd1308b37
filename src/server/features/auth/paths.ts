/** The doors of `/api/auth` that are open. Better Auth has more; what we do not use is not there. */
export const PATHS = [
  'signup',
  'verify',
  'login',
  'logout',
  'resend',
  'recover',
  'recovery',
  'password',
  'invitation',
  'oauth',
  'oauth/session',
  // Behind the Settings screen and its mails.
  'proof',
  'proof/code',
  'email',
  'email/confirm',
  'email/revert',
  'logout/everywhere',
  'deletion',
  'deletion/cancel',
];
