/** A person who has confirmed their address and their profile: the state in which job preferences come next. */
import { expect, type Page } from '@playwright/test';
import { linkedInPdf, MARA } from '@/server/testing/linkedin-pdf';
import { linkFromMail } from './mail';

export const SETTLED_PASSWORD = 'harbour-pilot-7';

/** Takes a new person from the guest form to their dashboard. Status PROFILE_CONFIRMED. */
export async function becomeSettled(page: Page, address: string): Promise<void> {
  await page.goto('/profile-generator/create');
  await page.getByLabel(/LinkedIn URL/).fill('mara-lindqvist');
  await page.getByLabel(/LinkedIn file/).setInputFiles({
    name: 'Profile.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(linkedInPdf(MARA)),
  });
  await page.getByRole('button', { name: 'Generate Profile' }).click();
  await expect(page).toHaveURL(/\/profile-generator\/preview$/);
  await page.getByRole('link', { name: 'Claim Your Profile' }).click();
  await page.getByLabel('Personal email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(SETTLED_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(SETTLED_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await linkFromMail(page, address, /confirm/i));
  await expect(page).toHaveURL(/\/edit-profile$/);
  await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
