/**
 * Flushes the fields' debounced input: a field keeps it for 300 ms, and a save or leaving the page flushes it at
 * once.
 */
export type FieldFlush = ReturnType<typeof createFieldFlush>;

/** A registry of fields, each with a function that hands over its text. */
export function createFieldFlush() {
  const waiting = new Set<() => void>();
  return {
    add(push: () => void) {
      waiting.add(push);
      return () => void waiting.delete(push);
    },
    flush() {
      for (const push of waiting) push();
    },
  };
}
