/** A person who has confirmed their address and their profile: the state in which job preferences come next. */
import { expect, type Page } from '@playwright/test';
import { linkedInPdf, MARA } from '@/server/testing/linkedin-pdf';
import { signUpAndConfirm } from './sign-up';

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
  await signUpAndConfirm(page, address, SETTLED_PASSWORD);
  await expect(page).toHaveURL(/\/edit-profile$/);
  await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
