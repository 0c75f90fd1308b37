/** The queue of toasts, separate from the component that shows them so that any code can add one. */

export type ToastVariant = 'success' | 'destructive' | 'default';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** An optional action, which also dismisses the toast. */
  action?: { label: string; onPick: () => void };
}

export interface ToastEntry extends ToastMessage {
  id: number;
}

/** Maximum toasts at once; the oldest are removed. */
const MAX_TOASTS = 3;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replaceEntries(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast for three seconds at the bottom right, longer while it has hover or focus. Callable from anywhere.
 * @returns an id for `dismissToast`
 */
export function toast(message: ToastMessage): number {
  lastId += 1;
  replaceEntries([...entries, { ...message, id: lastId }].slice(-MAX_TOASTS));
  return lastId;
}

/** Removes a toast by the id that `toast` returned; does nothing if it is gone. */
export function dismissToast(id: number): void {
  replaceEntries(entries.filter((entry) => entry.id !== id));
}

/** The toasts on screen, the oldest first. */
export const toastEntries = () => entries;

/**
 * Subscribes to changes of the queue.
 * @returns a function that ends the subscription
 */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
