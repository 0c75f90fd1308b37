/** What `jsonb` refuses inside a text: the NUL character and halves of surrogate pairs. */
const REFUSED = /\\u0000|\\ud[89a-f]/i;

/** The value as JSON that `jsonb` takes, without those characters. Files people upload do contain them. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!REFUSED.test(json)) return json;
  const clean = JSON.parse(json, (_key, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
  return JSON.stringify(clean);
}

/** As `storableJson`, for columns that Drizzle writes. */
export function storable<T>(value: T): T {
  return JSON.parse(storableJson(value));
}
