/** A person who has just confirmed their address: the state in which a profile comes next. */
import { expect, type Page } from '@playwright/test';
import { linkFromMail } from './mail';

export const NEWCOMER_PASSWORD = 'saltmarsh-quay-31';

/** Signs up and opens the mailed link. Ends on `/create-profile`. Status EMAIL_CONFIRMED. */
export async function becomeNewcomer(page: Page, address: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Calder');
  await page.getByLabel('Personal email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEWCOMER_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await linkFromMail(page, address, /confirm/i));
  await expect(page).toHaveURL(/\/create-profile$/);
}
