/** Labels of LinkedIn's button, and the messages for its failures. */
export const LINKEDIN_TEXTS = {
  login: { label: 'Sign in with LinkedIn', failure: 'Failed to sign in with LinkedIn' },
  signup: { label: 'Sign up with LinkedIn', failure: 'Failed to sign up with LinkedIn' },
};
