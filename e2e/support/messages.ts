/** The messages that the product shows for three seconds. */
import { expect, type Page } from '@playwright/test';

/** A message under the pointer stays, and stands before a dialog's buttons: the pointer goes, then the message. */
export async function letMessagesGo(page: Page) {
  await page.mouse.move(0, 0);
  await expect(page.getByLabel('Messages').getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
}
