/** Reads the mail that the product keeps for its developers. */
import { expect, type Page } from '@playwright/test';

/**
 * Opens `/dev/mail`, waits for the newest message to an address and returns the link in its plain part.
 * @param subject part of the subject
 */
export async function linkFromMail(page: Page, address: string, subject: RegExp): Promise<string> {
  const message = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .filter({ hasText: `To ${address}` })
    .first();
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  const link = await message.locator('pre a').first().getAttribute('href');
  if (!link) throw new Error(`The mail to ${address} has no link`);
  return link;
}
