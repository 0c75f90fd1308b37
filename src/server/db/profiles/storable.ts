/** What `jsonb` refuses inside a text: the NUL character and halves of surrogate pairs. */
const REFUSED = /\\u0000|\\ud[89a-f]/i;

/** The same value with those characters taken out of its texts. Files people upload do contain them. */
export function storable<T>(value: T): T {
  const json = JSON.stringify(value);
  if (!REFUSED.test(json)) return value;
  return JSON.parse(json, (_key, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
}
