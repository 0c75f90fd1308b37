/** Remembering what was computed from short texts: the readers ask the same of a line again and again. */

/** Texts remembered of one function; then they are forgotten together. */
const TEXTS_MAX = 4_000;
/** Longer texts are prose: asked about once or twice, and not worth the memory. */
const LETTERS_MAX = 200;

/**
 * The same function, with its results kept for texts of up to `LETTERS_MAX` characters. What it returns is shared by
 * all who ask, so it must be a plain value or never be changed.
 */
export function remembered<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, { value: T }>();
  return (text) => {
    if (text.length > LETTERS_MAX) return compute(text);
    const before = known.get(text);
    if (before) return before.value;
    const value = compute(text);
    if (known.size >= TEXTS_MAX) known.clear();
    known.set(text, { value });
    return value;
  };
}
