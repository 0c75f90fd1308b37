/** How `/api/auth` is spoken to. */
import { ACCOUNT_HEADER } from '@/shared/account-header';
import { pageAccount } from './account';
import { withSignIn } from './sign-in-again';

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

const request = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function read<Answer>(response: Response): Promise<Answer> {
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const wait = Number(response.headers.get('retry-after')) || undefined;
  throw new AuthError(answer.code ?? 'unknown', answer.message ?? '', wait);
}

export async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  return read(await request(path, body));
}

/** As `post`, for what only the account of this page may do: asks to sign in again where its session has ended. */
export async function postSignedIn<Answer>(path: string, body: object = {}): Promise<Answer> {
  const account = pageAccount();
  const headers = account ? { [ACCOUNT_HEADER]: account.id } : undefined;
  return read(await withSignIn(() => request(path, body, headers)));
}
