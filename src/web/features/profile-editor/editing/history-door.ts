/** Whether the history is open: from its button, or from a message about what was kept in it. */
export type HistoryDoor = ReturnType<typeof createHistoryDoor>;

export function createHistoryDoor() {
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
