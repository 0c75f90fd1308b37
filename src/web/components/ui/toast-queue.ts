/** The queue of toasts. Apart from the component that shows them, so that any code can add one. */

export type ToastVariant = 'success' | 'destructive' | 'default';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** An optional action. Taking it dismisses the message. */
  action?: { label: string; onPick: () => void };
}

export interface ToastEntry extends ToastMessage {
  id: number;
}

/** More at once is a wall; the oldest give way. */
const AT_ONCE = 3;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message for three seconds, bottom right. Hover and focus hold it. Callable from anywhere.
 * @returns what `dismissToast` knows it by
 */
export function toast(message: ToastMessage): number {
  lastId += 1;
  change([...entries, { ...message, id: lastId }].slice(-AT_ONCE));
  return lastId;
}

export function dismissToast(id: number): void {
  change(entries.filter((entry) => entry.id !== id));
}

export const toastEntries = () => entries;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
