/** The calls of the auth screens. */
import type { AuthApi } from '@/server/router';
import { holdsGeneratedProfile, readStoredResult } from '../generation/generated-profile-key';
import { keepUnconfirmedResult } from '../generation/unconfirmed-result';
import { postAuth } from './auth-post';

export { AuthError, authMessage } from './auth-post';
export { beforeLogout, logout, onLogout } from './logout';

export type SignUpForm = AuthApi['signup']['body'];

/** `proof`: somebody who is signed in proves their identity again. */
export type OauthFlow = AuthApi['oauth']['body']['flow'];

/** The second factor that a login offers first; part of the login screen's URL. */
export type SecondStepKind = 'passkey' | 'code';

/** The query parameters of the login screen's second step. */
export const secondStepOf = ({ passkey }: { passkey: boolean }): { second: SecondStepKind } => ({
  second: passkey ? 'passkey' : 'code',
});

export const authClient = {
  signUp: (form: SignUpForm) => postAuth('signup', form),
  verify: (token: string, password?: string) => postAuth('verify', { token, password }),
  login: (email: string, password: string) => postAuth('login', { email, password }),
  resend: (email: string) => postAuth('resend', { type: 'signup', email }),
  recover: (email: string) => postAuth('recover', { email }),
  openRecovery: (token: string) => postAuth('recovery', { token }),
  openInvitation: (token: string) => postAuth('invitation', { token }),
  setPassword: (password: string) => postAuth('password', { password }),
  /**
   * Starts a sign-in at the identity provider.
   * @param from the path to return to, with its fragment
   * @returns the URL to redirect to
   */
  linkedin: (flow: OauthFlow, from?: string) => postAuth('oauth', { provider: 'linkedin_oidc', flow, from }),
  /** Completes the sign-in: exchanges the handle with which the browser returned for a session. */
  oauthSession: (handle: string) => postAuth('oauth/session', { handle }),
  /** Completes a proof in the same way: the signed-in person has proved their identity. */
  oauthProof: (handle: string) => postAuth('oauth/session', { handle }),
};

/**
 * The outcome of claiming the generated profile in this browser. `none`: there is no such profile; `stored`: the
 * account has it now; `taken`: the account has a profile already; `refused`: the server refused for another reason;
 * `failed`: no answer.
 */
export type ClaimOutcome = 'none' | 'stored' | 'taken' | 'refused' | 'failed';

/**
 * Claims the guest's profile for an account, and deletes it in this browser once that has worked.
 * @param uuid the signed-in person, or the id that the sign-up was answered with
 * @param options.isConfirmed whether the account's address is confirmed; if not, the profile is kept for other sign-ups
 */
export async function claimGenerated(
  uuid: string,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<ClaimOutcome> {
  // If the module cannot be loaded, this tab's own copy is claimed.
  const otherTabs = await import('../generation/tab-transfer').catch(() => null);
  await otherTabs?.fetchFromOtherTabs();
  if (!holdsGeneratedProfile()) return 'none';
  try {
    // The schemas are only loaded if there is a profile to read.
    const { clearGeneratedProfile, readGeneratedProfile } = await import('../generation/generated-profile');
    const profile = readGeneratedProfile();
    if (!profile) return 'none';
    const response = await fetch('/webhook/submit-profile', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uuid, profile }),
    });
    if (response.ok) {
      const claimed = readStoredResult();
      clearGeneratedProfile();
      if (claimed && !isConfirmed) keepUnconfirmedResult(claimed);
      await otherTabs?.announceClaim(uuid, profile.seal);
      return 'stored';
    }
    console.error(await response.text());
    return response.status === 409 ? 'taken' : 'refused';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}
