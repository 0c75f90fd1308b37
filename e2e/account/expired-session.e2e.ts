/** The session ends while a page is open: the page stays, asks to sign in again, and continues. */

import { expectAccessible } from '../support/accessibility';
import { createConfirmedProfile } from '../support/confirmed-profile';
import {
  logIn,
  openEditor,
  PASSWORD,
  signInAgain,
  stopPolling,
  TOVE,
  typeSweetSpot,
  waitForEditor,
  waitUntilSaved,
} from '../support/editor';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/Failed to load resource.*401|Failed to load resource.*400/] });

test('job preferences are kept when the session expires, and saved after signing in again @full', async ({
  page,
  context,
}) => {
  await createConfirmedProfile(page, 'mara.expired@example.com');
  await page.goto('/work-preferences');
  await page.getByRole('checkbox', { name: /Full-time Position/ }).check();
  await page.getByLabel('From').fill('180000');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Continue' }).click();

  const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
  await expect(dialog.getByLabel('Email')).toHaveValue('mara.expired@example.com');
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog.getByText('Invalid login credentials')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
  await page.goto('/work-preferences');
  await expect(page.getByLabel('From')).toHaveValue(/180,?000/);
});

test('after ‘Not now’ in the dialog of an expired session the page stays, and Retry asks again @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await stopPolling(page);
  await context.clearCookies();
  await typeSweetSpot(page, 'Waiting.');
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Save failed.')).toBeVisible();
  await expect(page.getByText('You are signed out. Your edits are kept in this browser.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sweet Spot' }).fill('Waiting, and typing on.');
  await page.getByRole('button', { name: 'Retry?' }).click();
  await signInAgain(page);
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByText('Waiting, and typing on.')).toBeVisible();
});

test("another account that signs in never receives the first one's edits @full", async ({
  page,
  context,
  newPerson,
}) => {
  const ana = await openEditor(await newPerson(), { ...TOVE, name: 'Ana Duarte', sweetspot: 'Hers alone.' });
  const tove = await openEditor(page);
  await stopPolling(page);
  const login = await context.newPage();
  await context.clearCookies();
  await login.goto('/login?from=/edit-profile');
  await logIn(login, ana);
  await expect(login.getByText('Hers alone.')).toBeVisible();

  await typeSweetSpot(page, 'Written by Tove.');
  const dialog = page.getByRole('dialog', { name: 'Another account is signed in' });
  await expect(dialog).toContainText(ana);
  await login.reload();
  await expect(login.getByText('Hers alone.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Log in again' }).click();
  const signInDialog = page.getByRole('dialog', { name: 'Your session has expired' });
  await expect(signInDialog.getByLabel('Email')).toHaveValue(tove);
  await signInDialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signInDialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByText('Written by Tove.')).toBeVisible();
});

test('logging out in one tab logs out the others @full', async ({ page, context }) => {
  await openEditor(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  await waitForEditor(otherPage);
  await otherPage.getByRole('button', { name: 'Logout' }).click();
  await expect(otherPage).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login$/);
});

test('a generation without a session waits with its form, and continues after signing in again @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await page.goto('/create-profile');
  await page.getByLabel(/LinkedIn URL/).fill('tove-berg');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await signInAgain(page);
  await expect(page).toHaveURL(/\/edit-profile$/, { timeout: 30_000 });
  await expect(page.getByRole('dialog', { name: 'Your profile and the new draft' })).toBeVisible();
});
