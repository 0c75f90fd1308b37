/** Memoises pure functions of short texts, since the readers ask the same of a line again and again. */

/**
 * Returns the function with its results cached. Callers share a result, so it must be a plain value or never be
 * changed.
 * @param limits.maxLength characters; longer texts are prose, which is asked about once or twice, and are not cached
 * @param limits.maxTexts results that are kept; then all are dropped
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
