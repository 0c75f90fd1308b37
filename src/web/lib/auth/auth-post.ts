/** Calls the endpoints of `/api/auth`. */
import type { AuthApi, AuthPath } from '@/server/router';
import { fetchSignedIn } from '../api/fetch-signed-in';
import { FOREIGN_ANSWER, fetchTracked } from '../api/is-unanswered';

/** Thrown for a refusal of `/api/auth`, with the server's sentence. */
export class AuthError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** How long to wait, if the server says so. */
    readonly retryAfterSeconds?: number,
    /** The answer's HTTP status. */
    readonly status?: number,
  ) {
    super(message);
    this.name = 'AuthError';
  }
}

/** The server's sentence for a refusal, '' if the response was not the product's own; `undefined` for another error. */
export function authMessage(error: unknown): string | undefined {
  return error instanceof AuthError ? error.message : undefined;
}

const urlOf = (path: string) => `/api/auth/${path}`;
const jsonRequest = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const waitSeconds = Number(response.headers.get('retry-after')) || undefined;
  throw new AuthError(answer.code ?? FOREIGN_ANSWER, answer.message ?? '', waitSeconds, response.status);
}

export type AuthAnswer<Path extends AuthPath> = AuthApi[Path]['answer'];
/** The arguments of a call: the endpoint's body, or none. */
type PostArguments<Path extends AuthPath> = unknown extends AuthApi[Path]['body']
  ? []
  : [body: AuthApi[Path]['body']];

/** Calls an endpoint of the authentication. @throws AuthError */
export async function postAuth<Path extends AuthPath>(
  path: Path,
  ...[body = {}]: PostArguments<Path>
): Promise<AuthAnswer<Path>> {
  return readAnswer(await fetchTracked(urlOf(path), jsonRequest(body as object)));
}

/** Posts for this page's account; refused if another account is signed in. */
export async function postSignedIn<Path extends AuthPath>(
  path: Path,
  ...[body = {}]: PostArguments<Path>
): Promise<AuthAnswer<Path>> {
  return readAnswer(await fetchSignedIn(urlOf(path), () => jsonRequest(body as object)));
}
