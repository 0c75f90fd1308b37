import type { Page } from '@playwright/test';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { createConfirmedAccount } from '../support/confirmed-account';
import { holdRequests } from '../support/held-requests';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/401|403|404|500/] });

const PATH = '**/webhook/generate-profile-linkedin';
const resume = { name: 'resume.docx', mimeType: '', buffer: Buffer.from(docxOf(RESUME_LINES)) };
const create = (page: Page) => page.getByRole('button', { name: 'Create Profile' });

test('a signed-in person creates a profile', async ({ page }) => {
  await createConfirmedAccount(page, 'ines.account@example.com');

  await test.step('is redirected here from the guest generator', async () => {
    await page.goto('/profile-generator/create');
    await expect(page).toHaveURL(/\/create-profile$/);
    await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible();
    await expect(create(page)).toBeDisabled();
  });

  await test.step('the form is kept when the server fails', async () => {
    await page.getByLabel('LinkedIn URL').fill('ines-calder');
    await page.getByLabel('Choose your resume').setInputFiles(resume);
    await page.route(PATH, (route) => route.fulfill({ status: 500, body: '' }));
    await create(page).click();
    await expect(page.getByText('Error creating profile')).toBeVisible();
    await expect(page.getByText('Connection Error')).toBeVisible();
    await expect(page.getByLabel('LinkedIn URL')).toHaveValue('ines-calder');
    await page.unroute(PATH);
  });

  await test.step('leaves the progress while it runs, and sees the profile once it is ready', async () => {
    const release = await holdRequests(page, PATH);
    await create(page).click();
    await expect(page.getByRole('progressbar', { name: 'Generating Profile' })).toBeVisible();
    // This status has no dashboard to return to, so the form says that the generation continues.
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await expect(page.getByText('Your profile is still being written')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Creating Profile...' })).toBeDisabled();
    await page.getByRole('button', { name: 'Show progress' }).click();
    await expect(page.getByRole('progressbar', { name: 'Generating Profile' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    release();
    await expect(page).toHaveURL(/\/edit-profile$/);
  });

  await test.step('finds the profile in the editor, and can generate a new one', async () => {
    await expect(page.getByText('Saltmarsh Shipping').first()).toBeVisible();
    await page.unroute(PATH);
    await page.goto('/create-profile');
    await page.getByLabel('LinkedIn URL').fill('ines-calder');
    await create(page).click();
    await expect(page).toHaveURL(/\/edit-profile$/);
    await expect(page.getByText('Your profile has not been changed.').first()).toBeVisible();
    await expect(page.getByText('Saltmarsh Shipping').first()).toBeVisible();
  });
});
