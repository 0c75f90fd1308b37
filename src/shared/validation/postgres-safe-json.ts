/** Escapes that PostgreSQL's `jsonb` rejects in a text: NUL and lone surrogates. */
const REFUSED_ESCAPE_PATTERN = /\\u0000|\\ud[89a-f]/i;

/**
 * The value as JSON for `jsonb`. Characters that PostgreSQL rejects occur in uploaded files: NUL is removed, and a lone
 * surrogate becomes U+FFFD.
 */
export function postgresSafeJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!REFUSED_ESCAPE_PATTERN.test(json)) return json;
  const storable = JSON.parse(json, (_key, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
  return JSON.stringify(storable);
}

/** The value for a `jsonb` column that Drizzle writes, changed as by `postgresSafeJson`. */
export function postgresSafe<T>(value: T): T {
  return JSON.parse(postgresSafeJson(value));
}
