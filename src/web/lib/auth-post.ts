/** How `/api/auth` is spoken to. */

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

export async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
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
