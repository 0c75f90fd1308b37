/** What LinkedIn's button says, and what is said when it did not work. */
export const LINKEDIN_WORDS = {
  login: { label: 'Sign in with LinkedIn', failure: 'Failed to sign in with LinkedIn' },
  signup: { label: 'Sign up with LinkedIn', failure: 'Failed to sign up with LinkedIn' },
};
