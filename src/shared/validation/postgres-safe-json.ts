/** Escapes that PostgreSQL's `jsonb` rejects in a text: NUL and lone surrogates. */
const REFUSED_ESCAPES = /\\u0000|\\ud[89a-f]/i;

/** The value as JSON for `jsonb`, without those characters, which do occur in uploaded files. */
export function postgresSafeJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!REFUSED_ESCAPES.test(json)) return json;
  const clean = JSON.parse(json, (_key, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
  return JSON.stringify(clean);
}

/** The same for columns that Drizzle writes. */
export function postgresSafe<T>(value: T): T {
  return JSON.parse(postgresSafeJson(value));
}
