/** Exporting one's data and deleting the account, for people who cannot open Settings yet. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from '../support/accessibility';
import { createConfirmedAccount } from '../support/confirmed-account';
import { openEditor } from '../support/editor';
import { invite } from '../support/invite';
import { linkFromMail } from '../support/mail';
import { expect, test } from '../support/test';

// Expected: the deletion signs the person out, and later calls are refused.
test.use({ allowedErrors: [/40[013] \(/] });

const EMAIL = 'ines.leaves@example.com';

test('a person without a profile exports their data and deletes the account', async ({ page, newPerson }) => {
  await page.goto('/your-data');
  await expect(page).toHaveURL(/\/login\?from=%2Fyour-data$/);
  await createConfirmedAccount(page, EMAIL);
  await page.goto('/settings');
  await expect(page, 'Settings stays closed').toHaveURL(/\/create-profile$/);
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible();
  await expect(page.getByText(`Everything we hold about ${EMAIL}.`)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible();
  await expect.poll(width).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Your data' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(EMAIL);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Account deletion requested')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const mailedPage = await newPerson();
  await mailedPage.goto(await linkFromMail(mailedPage, EMAIL, /Your account will be deleted/));
  await expect(mailedPage.getByRole('button', { name: 'Keep my account' })).toBeVisible();
});

test('the screen of one’s data is linked in the sidebar, in the policy, and from the set-password step @full', async ({
  page,
  newPerson,
  product,
}) => {
  await openEditor(page);
  await page.getByRole('link', { name: /Your data$/ }).click();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/edit-profile$/);
  await page.goto('/legal/privacy');
  await page.getByRole('link', { name: 'Your data' }).first().click();
  await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible();

  const invited = await newPerson();
  await invite(product, 'tove.declines@example.com');
  await invited.goto(await linkFromMail(invited, 'tove.declines@example.com', /profile is ready/));
  await expect(invited).toHaveURL(/\/change-password$/);
  await invited.getByRole('link', { name: 'Download or delete your data' }).click();
  await expect(invited.getByRole('button', { name: 'Delete Account' })).toBeVisible();
});
