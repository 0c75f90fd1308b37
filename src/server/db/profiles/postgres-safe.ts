/** The escapes that PostgreSQL's `jsonb` refuses inside a text: the NUL character and lone surrogates. */
const REFUSED = /\\u0000|\\ud[89a-f]/i;

/** The value as JSON that `jsonb` takes, without those characters. Files people upload do contain them. */
export function postgresSafeJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!REFUSED.test(json)) return json;
  const clean = JSON.parse(json, (_key, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
  return JSON.stringify(clean);
}

/** Does what `postgresSafeJson` does, for columns that Drizzle writes. */
export function postgresSafe<T>(value: T): T {
  return JSON.parse(postgresSafeJson(value));
}
