/** Escapes that PostgreSQL's `jsonb` rejects in a text: NUL and lone surrogates. */
const REFUSED_ESCAPE_PATTERN = /\\u0000|\\ud[89a-f]/i;

/** The value as JSON for `jsonb`, without the characters that PostgreSQL rejects, which do occur in uploaded files. */
export function postgresSafeJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!REFUSED_ESCAPE_PATTERN.test(json)) return json;
  const clean = JSON.parse(json, (_key, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
  return JSON.stringify(clean);
}

/** The value for a `jsonb` column that Drizzle writes, without the characters that PostgreSQL rejects. */
export function postgresSafe<T>(value: T): T {
  return JSON.parse(postgresSafeJson(value));
}
