/** Calls the endpoints of `/api/auth`. */
import type { AuthApi, AuthPath } from '@/server/router';
import { fetchSignedIn } from '../api/fetch-signed-in';
import { FOREIGN_ANSWER, fetchTracked } from '../api/is-unanswered';

/** Thrown for a refusal of `/api/auth`, with the server's sentence. */
export class AuthError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Seconds to wait, where the server says so. */
    readonly retryAfter?: number,
    /** The answer's HTTP status. */
    readonly status?: number,
  ) {
    super(message);
    this.name = 'AuthError';
  }
}

/** Returns the server's sentence for a refusal, or `undefined` when the server was never reached. */
export function authMessage(error: unknown): string | undefined {
  return error instanceof AuthError ? error.message : undefined;
}

const urlOf = (path: string) => `/api/auth/${path}`;
const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function read<Answer>(response: Response): Promise<Answer> {
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const wait = Number(response.headers.get('retry-after')) || undefined;
  throw new AuthError(answer.code ?? FOREIGN_ANSWER, answer.message ?? '', wait, response.status);
}

export type AuthAnswer<Path extends AuthPath> = AuthApi[Path]['answer'];
/** The arguments of a call: the endpoint's body, or none. */
type Sent<Path extends AuthPath> = unknown extends AuthApi[Path]['body'] ? [] : [body: AuthApi[Path]['body']];

/** Calls an endpoint of the authentication. @throws AuthError */
export async function postAuth<Path extends AuthPath>(
  path: Path,
  ...[body = {}]: Sent<Path>
): Promise<AuthAnswer<Path>> {
  return read(await fetchTracked(urlOf(path), json(body as object)));
}

/** Posts for this page's account; refused if another account is signed in. */
export async function postSignedIn<Path extends AuthPath>(
  path: Path,
  ...[body = {}]: Sent<Path>
): Promise<AuthAnswer<Path>> {
  return read(await fetchSignedIn(urlOf(path), () => json(body as object)));
}
