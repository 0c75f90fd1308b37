import { linkedInPdf, MARA } from '@/server/testing/documents/linkedin-pdf';
import { expectAccessible } from '../support/accessibility';
import { goToDashboard } from '../support/editor';
import { linkFromMail } from '../support/mail';
import { fillSignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

const EMAIL = 'mara.main@example.com';
const PASSWORD = 'harbour-pilot-7';

// The visitor's browser logs the private page as an error.
test.use({ allowedErrors: [/403 \(Forbidden\).*\/profile\/mara-lindqvist/] });

test('a guest becomes the owner of a published profile', async ({ page, newPerson }) => {
  await test.step('generates a profile from a LinkedIn file', async () => {
    await page.goto('/profile-generator');
    await page.getByRole('link', { name: 'Generate Your Profile' }).first().click();
    await expect(page.getByRole('button', { name: 'Generate Profile' })).toBeDisabled();
    await page.getByLabel(/LinkedIn URL/).fill('https://sg.linkedin.com/in/mara-lindqvist/?trk=profile');
    await page.getByLabel(/LinkedIn file/).setInputFiles({
      name: 'Profile.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(linkedInPdf(MARA)),
    });
    await page.getByRole('button', { name: 'Generate Profile' }).click();
    await expect(page.getByText('Profile generated successfully')).toBeVisible();
    await expect(
      page.getByText('Your profile has been created from your LinkedIn information.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/profile-generator\/preview$/);
    await expect(page.getByRole('heading', { name: 'Meet Mara' })).toBeVisible();
    await expect(page.getByText('Tanager Health').first()).toBeVisible();
  });

  await test.step('claims it by signing up', async () => {
    await page.getByRole('link', { name: 'Claim Your Profile' }).click();
    await expect(page.getByText('Great! Your profile is ready.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Mara');
    await expect(page.getByLabel('Last name')).toHaveValue('Lindqvist');
    await fillSignUp(page, EMAIL, PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  await test.step('confirms the address and finds the profile in the editor', async () => {
    await page.goto(await linkFromMail(page, EMAIL, /confirm/i));
    await expect(page).toHaveURL(/\/edit-profile$/);
    await expect(page.getByText('Welcome back! Your profile is ready.')).toBeVisible();
    await expect(page.getByText('Chief Operating Officer').first()).toBeVisible();
  });

  await test.step('edits, sees it saved, and finds it after a reload', async () => {
    await page.getByRole('button', { name: 'Edit Sweet Spot' }).click();
    await page
      .getByRole('textbox', { name: 'Sweet Spot' })
      .fill('Clinics that have outgrown their founders.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit Sweet Spot' }).click();
    await page
      .getByRole('textbox', { name: 'Sweet Spot' })
      .fill('Clinics that have outgrown their founders.');
    await expect(page.getByText(/Last saved at/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Clinics that have outgrown their founders.')).toBeVisible();
  });

  const visitor = await newPerson();
  let url = '';
  await test.step('publishes it', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Your profile is now live.')).toBeVisible();
    const view = page.getByRole('link', { name: 'View Profile' });
    url = (await view.getAttribute('href')) ?? '';
    // Another journey of this worker may have taken the slug without a number.
    expect(url).toMatch(/\/profile\/mara-lindqvist(-\d+)?$/);
    await visitor.goto(url);
    await expect(visitor.getByRole('heading', { name: 'Meet Mara' })).toBeVisible();
    await expect(visitor.getByText('Clinics that have outgrown their founders.')).toBeVisible();
    await expectAccessible(visitor);
  });

  await test.step('goes to the dashboard', async () => {
    await goToDashboard(page);
    await expect(page.getByRole('heading', { name: 'Your Dashboard', exact: true })).toBeVisible();
    await expect(page.getByText('Welcome to your dashboard!')).toBeVisible();
  });

  await test.step('unpublishes it', async () => {
    await page.goto('/edit-profile');
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Your profile is no longer publicly accessible.')).toBeVisible();
    const answer = await visitor.reload();
    await expect(visitor.getByText('Profile Not Available')).toBeVisible();
    expect(await answer?.text()).not.toContain('Lindqvist');
  });
});
