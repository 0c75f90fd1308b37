/** Toasts of public pages: one at a time, announced by screen readers, shown for the product's three seconds. */
import { LIMITS } from '@/shared/limits';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message that disappears by itself.
 * @param description what to do about it; if present, the toast is a failure
 */
export function showToast(title: string, description?: string): void {
  const place = document.querySelector('[data-toasts]');
  const box = document.createElement('div');
  box.className = description ? 'toast toast-failed' : 'toast';
  const strong = document.createElement('strong');
  strong.textContent = title;
  box.append(strong, description ?? '');
  place?.replaceChildren(box);
  clearTimeout(timer);
  timer = setTimeout(() => box.remove(), LIMITS.toastDurationMs);
}
