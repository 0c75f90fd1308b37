/** Whether the history is open, set by its button and by messages about texts in it. */
export type HistoryDialogState = ReturnType<typeof createHistoryDialogState>;

/** A store that begins closed. */
export function createHistoryDialogState() {
  let open = false;
  const listeners = new Set<() => void>();
  return {
    get: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: boolean) {
      open = next;
      for (const listener of listeners) listener();
    },
  };
}
