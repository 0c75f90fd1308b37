/** The sign-up form and the link that it mails. */
import { expect, type Page } from '@playwright/test';
import { linkFromMail } from './mail';

/** Fills the open form, except for the names. */
export async function fillSignUp(page: Page, email: string, password: string, confirm = password) {
  await page.getByLabel('Personal email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirm);
}

/** Fills and sends the open form, except for the names, and waits until the mail is announced. */
export async function signUp(page: Page, email: string, password: string) {
  await fillSignUp(page, email, password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** Fills and sends the open form, and opens the mailed link in the same browser. */
export async function signUpAndConfirm(page: Page, email: string, password: string) {
  await signUp(page, email, password);
  await page.goto(await linkFromMail(page, email, /confirm/i));
}
