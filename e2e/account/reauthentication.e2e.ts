/** A change in Settings on an old sign-in: the typed change continues after the proof of identity, also at LinkedIn. */
import type { Page } from '@playwright/test';
import { goToDashboard } from '../support/editor';
import { test } from '../support/linkedin';
import { expect } from '../support/test';

test.use({ allowedErrors: [/40[0-3] \(/] });

const storedChange = (page: Page) => page.evaluate(() => sessionStorage.getItem('quarterdeck.kept-change'));

/** Simulates an old sign-in: the next call is refused, and those after it reach the server. */
const onOldSignIn = (page: Page, call: string) =>
  page.route(
    `**/api/auth/${call}`,
    (route) => route.fulfill({ status: 403, json: { code: 'reauthentication_needed', message: '' } }),
    { times: 1 },
  );

/** Goes to LinkedIn for the proof. */
async function leaveForProof(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm with LinkedIn' }).click();
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeVisible();
}

const completeProof = async (page: Page) => {
  await leaveForProof(page);
  await page.getByRole('link', { name: 'Continue as Amira Sayed' }).click();
};

test('a change typed in Settings is completed after a proof at LinkedIn @full', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign up with LinkedIn' }).click();
  await page.getByRole('link', { name: 'Continue as Amira Sayed' }).click();
  await expect(page).toHaveURL(/\/create-profile$/);
  await page.getByLabel(/LinkedIn URL/).fill('amira-sayed');
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await goToDashboard(page);
  await page.goto('/settings');
  const address = page.getByLabel('Email address');

  await test.step('an address stays in the form after cancelling at LinkedIn, and is changed after the proof', async () => {
    await onOldSignIn(page, 'email');
    await address.fill('amira.moved@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await leaveForProof(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('Failed to sign in with LinkedIn')).toBeVisible();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(address).toHaveValue('amira.moved@example.com');
    await expect(page.getByText('Pending confirmation')).toBeHidden();
    await expect.poll(() => storedChange(page)).toBeNull();
    await onOldSignIn(page, 'email');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await completeProof(page);
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expect(page.getByText('Pending confirmation')).toBeVisible();
    await expect(page).toHaveURL(/\/settings$/);
  });

  await test.step('a password is never stored in plain text in the tab', async () => {
    await onOldSignIn(page, 'password');
    await page.getByLabel('New password', { exact: true }).fill('tide-table-19');
    await page.getByLabel('Confirm new password', { exact: true }).fill('tide-table-19');
    await page.getByRole('button', { name: 'Change Password' }).click();
    const oauthRequest = page.waitForRequest((request) => request.url().includes('/api/auth/oauth'));
    await leaveForProof(page);
    expect((await oauthRequest).postData()).not.toContain('tide-table');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    const stored = await storedChange(page);
    expect(atob(stored ?? '')).not.toContain('tide-table');
    await page.goForward();
    await page.getByRole('link', { name: 'Continue as Amira Sayed' }).click();
    await expect(page.getByText('Your password has been changed successfully.')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
    await expect.poll(() => storedChange(page)).toBeNull();
    await page.reload();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  });

  await test.step('another person at LinkedIn proves nothing, and the form stays', async () => {
    await onOldSignIn(page, 'email');
    await address.fill('amira.again@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await leaveForProof(page);
    await page.getByRole('link', { name: 'Continue as Jonas Weber' }).click();
    await expect(
      page.getByText('This is not the LinkedIn account that opens your account here.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(address).toHaveValue('amira.again@example.com');
    await expect(page.getByText('amira.sayed@example.com').first()).toBeVisible();
  });

  await test.step('the deletion of the account needs one more press', async () => {
    await onOldSignIn(page, 'deletion');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByLabel('Type DELETE to confirm')).toBeFocused();
    await page.keyboard.type('DELETE');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await completeProof(page);
    await expect(dialog.getByLabel('Type DELETE to confirm')).toHaveValue('DELETE');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText('Account deletion requested')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
});
