/**
 * Flushes the fields' debounced input: a field keeps it until a pause in typing, and a save or leaving the page flushes
 * it at once.
 */

export type FieldFlush = ReturnType<typeof createFieldFlush>;

/** A registry of fields, each with a function that hands over its text. */
export function createFieldFlush() {
  const pushes = new Set<() => void>();
  let typedAt: number | null = null;
  return {
    /**
     * Hands over a text of which the last key was pressed a while ago.
     * @param at when, in milliseconds of the page's clock
     */
    handOver(at: number, push: () => void) {
      typedAt = at;
      try {
        push();
      } finally {
        typedAt = null;
      }
    },
    /** Milliseconds since the last key of the text that is being handed over; 0 for every other change. */
    sinceLastKey: () => (typedAt === null ? 0 : performance.now() - typedAt),
    /**
     * Registers a field.
     * @param push hands over its text
     * @returns a function that removes it
     */
    add(push: () => void) {
      pushes.add(push);
      return () => void pushes.delete(push);
    },
    flush() {
      for (const push of pushes) push();
    },
  };
}
