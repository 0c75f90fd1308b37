/** Inner editors hold what is typed for 300 ms; here whoever saves or leaves makes them hand it over at once. */
export type Pushes = ReturnType<typeof createPushes>;

export function createPushes() {
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
