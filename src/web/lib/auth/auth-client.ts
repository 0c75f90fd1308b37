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

/** The modules of the guest's result, loaded if there is one. Without the other tabs' module, only this tab counts. */
const loadOtherTabs = () => import('../generation/tab-transfer').catch(() => null);
const loadHandover = () => import('../generation/claim-handover').catch(() => null);
const loadResults = () => import('../generation/generated-profile');

/**
 * Deletes a claimed result in all tabs, and tells those that edit it what the server has.
 * @param stored the result as it was sent
 */
async function settleClaim(uuid: string, stored: string): Promise<void> {
  const { clearGeneratedProfile, parseStoredResult } = await loadResults();
  clearGeneratedProfile();
  await (await loadOtherTabs())?.announceClaim(uuid, { stored, seal: parseStoredResult(stored)?.seal });
}

/** The result as it was sent in a claim without an answer. */
let unansweredClaim: string | null = null;

/** Deletes a result that was claimed although no answer to its claim has arrived. */
export async function settleUnansweredClaim(uuid: string): Promise<void> {
  if (unansweredClaim === null) (await loadResults()).clearGeneratedProfile();
  else await settleClaim(uuid, unansweredClaim);
}

/**
 * Claims the guest's profile for an account, and deletes it in this browser once that has worked. Other tabs in which
 * it is edited hand over their edits first.
 * @param uuid the signed-in person, or the id that the sign-up was answered with
 * @param options.isConfirmed whether the account's address is confirmed; if not, the profile is kept for other sign-ups
 */
export async function claimGenerated(
  uuid: string,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<ClaimOutcome> {
  await (await loadOtherTabs())?.fetchFromOtherTabs();
  if (!holdsGeneratedProfile()) return 'none';
  const handover = await loadHandover();
  try {
    // The schemas are only loaded if there is a profile to read.
    const { parseStoredResult, readGeneratedProfile } = await loadResults();
    await handover?.collectEdits(readGeneratedProfile()?.seal);
    const stored = readStoredResult();
    const profile = parseStoredResult(stored);
    if (!stored || !profile) return 'none';
    unansweredClaim = stored;
    const response = await fetch('/webhook/submit-profile', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uuid, profile }),
    });
    unansweredClaim = null;
    if (response.ok) {
      await settleClaim(uuid, stored);
      if (!isConfirmed) keepUnconfirmedResult(stored);
      return 'stored';
    }
    console.error(await response.text());
    return response.status === 409 ? 'taken' : 'refused';
  } catch (error) {
    console.error(error);
    return 'failed';
  } finally {
    handover?.endClaim();
  }
}
