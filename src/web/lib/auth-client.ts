/** The calls of the auth screens. */
import type { AuthApi } from '@/server/router';
import { post } from './auth-post';
import { fetchFromOtherTabs, tellClaimed } from './claim-hand-over';
import { holdsGeneratedProfile } from './generated-profile-key';

export { AuthError, authMessage } from './auth-post';
export { beforeLogout, logout, onLogout } from './logout';

export type SignUpForm = AuthApi['signup']['body'];

/** `proof`: who is signed in shows that it is still them. */
export type OauthFlow = AuthApi['oauth']['body']['flow'];

/** The second factor that a login offers first; part of the login screen's URL. */
export type SecondStepKind = 'passkey' | 'code';

/** The search of the login screen at its second step. */
export const secondStepOf = ({ passkey }: { passkey: boolean }): { second: SecondStepKind } => ({
  second: passkey ? 'passkey' : 'code',
});

export const authClient = {
  signUp: (form: SignUpForm) => post('signup', form),
  verify: (token: string, password?: string) => post('verify', { token, password }),
  login: (email: string, password: string) => post('login', { email, password }),
  resend: (email: string) => post('resend', { type: 'signup', email }),
  recover: (email: string) => post('recover', { email }),
  openRecovery: (token: string) => post('recovery', { token }),
  openInvitation: (token: string) => post('invitation', { token }),
  setPassword: (password: string) => post('password', { password }),
  /**
   * Begins at the identity provider.
   * @param from the path to come back to; its fragment comes back as well
   * @returns the address to go to
   */
  linkedin: (flow: OauthFlow, from?: string) => post('oauth', { provider: 'linkedin_oidc', flow, from }),
  /** Ends there: the handle that the browser came back with becomes a session. */
  oauthSession: (handle: string) => post('oauth/session', { handle }),
  /** The same at the end of a proof: who is signed in has shown that it is still them. */
  oauthProof: (handle: string) => post('oauth/session', { handle }),
};

/**
 * The outcome of claiming the generated profile this browser held. `refused`: the server said no; `failed`: no answer.
 */
export type ClaimOutcome = 'none' | 'stored' | 'taken' | 'refused' | 'failed';

/**
 * Hands the stored profile to its owner and forgets it here once that has worked.
 * @param uuid the signed-in person, or the id that the sign-up answered with
 */
export async function claimGenerated(uuid: string): Promise<ClaimOutcome> {
  await fetchFromOtherTabs();
  if (!holdsGeneratedProfile()) return 'none';
  try {
    // The schemas are loaded only if there is something to read.
    const { clearGeneratedProfile, readGeneratedProfile } = await import('./generated-profile');
    const profile = readGeneratedProfile();
    if (!profile) return 'none';
    const response = await fetch('/webhook/submit-profile', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uuid, profile }),
    });
    if (response.ok) {
      clearGeneratedProfile();
      tellClaimed();
      return 'stored';
    }
    console.error(await response.text());
    return response.status === 409 ? 'taken' : 'refused';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}
