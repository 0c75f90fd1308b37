/** Reads the mail that the product keeps for its developers. */
import { expect, type Page } from '@playwright/test';

/**
 * Opens `/dev/mail`, waits for a message to an address and returns the link in it.
 * @param subject part of the subject
 */
export async function linkFromMail(page: Page, address: string, subject: RegExp): Promise<string> {
  const row = page.getByRole('link').filter({ hasText: subject }).filter({ hasText: address }).first();
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.click();
  const text = await page.getByTestId('mail-text').innerText();
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`The mail to ${address} has no link`);
  return link;
}
