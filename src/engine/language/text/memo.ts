/** A pure function of a text that remembers its last `most` answers; forgetting changes speed, never a result. */
export function remembered<T>(answer: (text: string) => T, most = 4_000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = answer(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
