/** A person who has just confirmed their address: the state in which a profile comes next. */
import { expect, type Page } from '@playwright/test';
import { signUpAndConfirm } from './sign-up';

export const NEWCOMER_PASSWORD = 'saltmarsh-quay-31';

/** Signs up and opens the mailed link. Ends on `/create-profile`. Status EMAIL_CONFIRMED. */
export async function becomeNewcomer(page: Page, address: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Calder');
  await signUpAndConfirm(page, address, NEWCOMER_PASSWORD);
  await expect(page).toHaveURL(/\/create-profile$/);
}
