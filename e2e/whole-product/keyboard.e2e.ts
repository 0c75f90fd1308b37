/** Without a mouse: the personas of a page, and the journey from a guest's form to saved job preferences. */
import { linkedInPdf, MARA } from '@/server/testing/documents/linkedin-pdf';
import { CONFIRMED_PROFILE_PASSWORD } from '../support/confirmed-profile';
import { tabAndPress, tabAndType, tabTo } from '../support/keyboard';
import { linkFromMail } from '../support/mail';
import { expect, test } from '../support/test';

const EMAIL = 'mara.keyboard@example.com';

test('a reader switches between the personas of a profile by arrow keys', async ({ page }) => {
  await page.goto('/profile-generator/example');
  const tabs = page.getByRole('tab');
  await tabTo(page, tabs.first());
  await page.keyboard.press('ArrowDown');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('a guest becomes the owner of a published profile by keyboard alone @full', async ({ page }) => {
  test.setTimeout(240_000);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('goes from the landing page to the form, past the header by the skip link', async () => {
    await page.goto('/profile-generator');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Generate Your Profile' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile-generator\/create$/);
  });

  await test.step('fills the form, chooses a file, and generates', async () => {
    await tabAndType(page, page.getByLabel(/LinkedIn URL/), MARA.username);
    await tabTo(page, page.getByLabel(/LinkedIn file/));
    // The form is shown before its script is loaded; until then the button has no effect.
    await expect(async () => {
      const chosen = page.waitForEvent('filechooser', { timeout: 3_000 });
      await page.keyboard.press('Enter');
      await (await chosen).setFiles({
        name: 'Profile.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(linkedInPdf(MARA)),
      });
    }).toPass();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Profile.pdf' })).toBeVisible();
    await tabAndPress(page, button('Generate Profile'));
    await expect(page).toHaveURL(/\/profile-generator\/preview$/);
  });

  await test.step('claims the profile', async () => {
    await tabAndPress(page, page.getByRole('link', { name: 'Claim Your Profile' }));
    await expect(page.getByText('Great! Your profile is ready.')).toBeVisible();
  });

  await test.step('signs up, and follows the mailed link', async () => {
    await tabAndType(page, page.getByLabel('Personal email'), EMAIL);
    await tabAndType(page, page.getByLabel('Password', { exact: true }), CONFIRMED_PROFILE_PASSWORD);
    await tabAndType(page, page.getByLabel('Confirm password', { exact: true }), CONFIRMED_PROFILE_PASSWORD);
    await tabAndPress(page, button('Create account'));
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(await linkFromMail(page, EMAIL, /confirm/i));
    await expect(page).toHaveURL(/\/edit-profile$/);
  });

  await test.step('edits a section: Enter keeps the edit and the focus stays', async () => {
    await tabAndPress(page, button('Edit Sweet Spot'));
    const field = page.getByRole('textbox', { name: 'Sweet Spot' });
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Clinics that have outgrown their founders.');
    await page.keyboard.press('Enter');
    await expect(button('Edit Sweet Spot')).toBeFocused();
    await expect(page.getByText(/Last saved at/)).toBeVisible({ timeout: 20_000 });
  });

  await test.step('publishes, and goes to the dashboard', async () => {
    await page.reload();
    await tabAndPress(page, button('Publish'));
    await expect(page.getByRole('heading', { name: 'Your profile is now live!' })).toBeVisible();
    await tabAndPress(page, button('Save & Go to Dashboard'));
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('states the preferences', async () => {
    await tabAndPress(page, page.getByRole('link', { name: 'Set Job Preferences' }));
    await tabAndPress(page, page.getByRole('checkbox', { name: /Full-time Position/ }), 'Space');
    await tabAndType(page, page.getByLabel('From'), '180000');
    await tabAndPress(page, button('Continue'));
    await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
    await tabAndPress(page, page.getByRole('link', { name: 'Go to Dashboard' }));
    await expect(page.getByText('Your profile and job preferences are now complete!')).toBeVisible();
  });
});
