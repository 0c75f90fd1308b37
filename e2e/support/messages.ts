/** The messages that the product shows for three seconds. */
import { expect, type Page } from '@playwright/test';

/**
 * Waits until all messages have disappeared. A message under the pointer stays, and would cover a dialog's buttons,
 * so the pointer is moved away.
 */
export async function waitUntilMessagesGone(page: Page) {
  await page.mouse.move(0, 0);
  await expect(page.getByLabel('Messages').getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
}
