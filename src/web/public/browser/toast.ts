/** Toasts of public pages: one at a time, announced by screen readers, shown for the product's three seconds. */
import { LIMITS } from '@/shared/limits';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message that disappears by itself.
 * @param description what to do about it; if present, the toast is a failure
 */
export function showToast(title: string, description?: string): void {
  const container = document.querySelector('[data-toasts]');
  const box = document.createElement('div');
  box.className = description ? 'toast toast-failed' : 'toast';
  const titleElement = document.createElement('strong');
  titleElement.textContent = title;
  box.append(titleElement, description ?? '');
  container?.replaceChildren(box);
  clearTimeout(timer);
  timer = setTimeout(() => box.remove(), LIMITS.toastDurationMs);
}
