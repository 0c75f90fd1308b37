/** Memoises pure functions of short texts and of objects, since the same line is analysed again and again. */

/** Maximum length of the texts of a record that several sections of a profile ask about: a long line. */
export const MAX_MEMOIZED_LINE_CHARACTERS = 400;

/**
 * Returns the function with its results cached. Callers share a result, so it must be a primitive or never be
 * changed.
 * @param limits.maxLength in characters; longer texts are prose, which is analysed only once or twice, and
 * are not cached
 * @param limits.maxTexts maximum number of cached results; when it is reached, the cache is cleared
 */
export function memoizeByText<T>(
  compute: (text: string) => T,
  { maxLength = 200, maxTexts = 4_000 } = {},
): (text: string) => T {
  const cache = new Map<string, { value: T }>();
  return (text) => {
    if (text.length > maxLength) return compute(text);
    const cached = cache.get(text);
    if (cached) return cached.value;
    const value = compute(text);
    if (cache.size >= maxTexts) cache.clear();
    cache.set(text, { value });
    return value;
  };
}

/**
 * Caches the results of a pure function of an object that is never changed. A result lives as long as its object;
 * callers share it, so it must be a primitive or never be changed.
 */
export function memoizeByObject<K extends object, T>(compute: (object: K) => T): (object: K) => T {
  const cache = new WeakMap<K, { value: T }>();
  return (object) => {
    const cached = cache.get(object);
    if (cached) return cached.value;
    const value = compute(object);
    cache.set(object, { value });
    return value;
  };
}
