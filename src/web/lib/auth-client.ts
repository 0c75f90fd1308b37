/** The calls of the auth screens, and what must happen around a logout. */
import { clearGeneratedProfile, readGeneratedProfile } from './generated-profile';
import { queryClient } from './query-client';
import { refreshSession } from './session';

/** A refusal of `/api/auth`, with the server's sentence. */
export class AuthError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Seconds to wait, where the server says so. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'AuthError';
  }
}

/** What is known of a refusal: the server's sentence, or none when it was never reached. */
export function authMessage(error: unknown): string | undefined {
  return error instanceof AuthError ? error.message : undefined;
}

async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const wait = Number(response.headers.get('retry-after')) || undefined;
  throw new AuthError(answer.code ?? 'unknown', answer.message ?? '', wait);
}

export interface SignUpForm {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

export type VerifyAnswer =
  | { status: 'password_required'; email: string }
  | { status: 'signed_in'; onboardingStatus: string; profileReady: boolean };

export const authClient = {
  signUp: (form: SignUpForm) => post<{ user: { id: string } }>('signup', form),
  verify: (token: string, password?: string) => post<VerifyAnswer>('verify', { token, password }),
  login: (email: string, password: string) => post('login', { email, password }),
  resend: (email: string) => post('resend', { type: 'signup', email }),
  recover: (email: string) => post('recover', { email }),
  openRecovery: (token: string) => post<{ termsDue: boolean }>('recovery', { token }),
  setPassword: (password: string) => post('password', { password }),
  /** Begins at the identity provider. @returns the address to go to */
  linkedin: (flow: 'login' | 'signup') => post<{ url: string }>('linkedin', { flow }),
};

/** What became of a generated profile that this browser held. `refused`: the server said no; `failed`: no answer. */
export type ClaimOutcome = 'none' | 'stored' | 'taken' | 'refused' | 'failed';

/**
 * Hands the stored profile to its owner and forgets it here once that has worked.
 * @param uuid the signed-in person, or the id that the sign-up answered with
 */
export async function claimGenerated(uuid: string): Promise<ClaimOutcome> {
  const profile = readGeneratedProfile();
  if (!profile) return 'none';
  try {
    const response = await fetch('/webhook/submit-profile', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uuid, profile }),
    });
    if (response.ok) {
      clearGeneratedProfile();
      return 'stored';
    }
    console.error(await response.text());
    return response.status === 409 ? 'taken' : 'refused';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

/** Answers whether logging out may go on. */
type BeforeLogout = () => Promise<boolean>;
const before = new Set<BeforeLogout>();
const after = new Set<() => void>();

/** For unsent work: called before the session ends, so that it can be sent, or the person asked. */
export function beforeLogout(ask: BeforeLogout): () => void {
  before.add(ask);
  return () => void before.delete(ask);
}

/** For what a browser keeps of a person: called once the session has ended. */
export function onLogout(forget: () => void): () => void {
  after.add(forget);
  return () => void after.delete(forget);
}

/**
 * Ends the session here and on the server.
 * @returns false when unsent work made the person stay
 */
export async function logout(): Promise<boolean> {
  for (const ask of before) if (!(await ask())) return false;
  try {
    await post('logout');
  } catch (error) {
    // The product's rule: errors of signing out are only logged.
    console.error(error);
  }
  for (const forget of after) forget();
  queryClient.clear();
  await refreshSession().catch(() => null);
  return true;
}
