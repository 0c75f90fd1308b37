/** Toasts: the short messages that disappear by themselves. */
import { expect, type Page } from '@playwright/test';

/**
 * Waits until all toasts have disappeared. One under the pointer stays, and would cover a dialog's buttons, so the
 * pointer is moved away.
 */
export async function waitUntilToastsGone(page: Page) {
  await page.mouse.move(0, 0);
  await expect(page.getByLabel('Messages').getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
}
