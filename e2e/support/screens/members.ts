/** The screens of members, in the order in which a person meets them. */

import { expect, type Page } from '@playwright/test';
import { linkedInPdf, MARA } from '@/server/testing/documents/linkedin-pdf';
import { CONFIRMED_PROFILE_PASSWORD } from '../confirmed-profile';
import { holdRequests } from '../held-requests';
import { roleField } from '../roles';
import { signUpAndConfirm } from '../sign-up';
import type { Visit } from './variants';

const OPENING = `# Fractional Chief Operating Officer
at Kestrel Cold Chain

Location: Singapore, on site. Fractional, two days a week. US$1,250 a day.

## Requirements

- At least ten years of experience in operations
- You have led a team of 50 or more people
- Experience with lean process improvement
- A current food safety certificate (HACCP)
- Excellent interpersonal skills

## Nice to have

- Experience with SAP
`;

/** From a guest's form to a published profile and back: every screen of members. */
export async function visitAsMember(page: Page, address: string, visit: Visit): Promise<void> {
  await page.goto('/profile-generator/create');
  await page.getByLabel(/LinkedIn URL/).fill(MARA.username);
  await page.getByLabel(/LinkedIn file/).setInputFiles({
    name: 'Profile.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(linkedInPdf(MARA)),
  });
  await visit('guest-create-filled');
  const release = await holdRequests(page, '**/webhook/generate-profile-guest');
  await page.getByRole('button', { name: 'Generate Profile' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await visit('generating');
  release();
  await expect(page).toHaveURL(/\/profile-generator\/preview$/);
  await expect(page.getByRole('heading', { name: MARA.name }).first()).toBeVisible();
  await visit('guest-preview');

  await page.getByRole('link', { name: 'Claim Your Profile' }).click();
  await expect(page.getByText('Great! Your profile is ready.')).toBeVisible();
  await visit('signup-with-profile');
  await signUpAndConfirm(page, address, CONFIRMED_PROFILE_PASSWORD);
  await expect(page.getByRole('button', { name: 'Save & Go to Dashboard' })).toBeVisible();
  await visit('editor');
  await page
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(page.getByText('Only you see this')).toBeVisible();
  await visit('editor-evidence');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Sweet Spot' }).click();
  await visit('editor-section-open');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
  await expect(page.getByText('Welcome to your dashboard!')).toBeVisible();
  await visit('dashboard-welcome');

  await page.goto('/work-preferences');
  await page.getByRole('checkbox', { name: 'Full-time Position' }).check();
  await page.getByRole('checkbox', { name: 'Flexible Position' }).check();
  await visit('preferences');
  await page.getByRole('combobox', { name: 'Timezone' }).first().click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await visit('preferences-timezones');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  await visit('preferences-saved');

  const see = async (name: string, path: string, title: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await visit(name);
  };
  await page.goto('/dashboard');
  await expect(page.getByText('Your profile and job preferences are now complete!')).toBeVisible();
  await visit('dashboard-complete');
  await see('roles-empty', '/roles', 'Roles');
  await roleField(page).fill(OPENING);
  await page.getByRole('button', { name: 'Add role' }).click();
  const opening = page.getByRole('link', { name: 'Fractional Chief Operating Officer' });
  await expect(opening).toBeVisible();
  await visit('roles');
  await opening.click();
  await expect(page.getByRole('heading', { name: 'Must-haves' })).toBeVisible();
  await visit('role');
  await see('coaching', '/dashboard/branding', 'Professional Coaching With Trusted Partners');
  await see('coaching-executive', '/dashboard/executive-coaching', 'Executive 1:1 Coaching');
  await see('coaching-team', '/dashboard/team-coaching', 'Leadership Team Coaching');
  await see('waiting-room', '/dashboard/waiting-room', 'Talent Waiting Room');
  await page.getByRole('tab', { name: 'Saved Jobs' }).click();
  await visit('waiting-room-saved');
  await page.getByRole('tab', { name: 'Explore' }).click();
  await visit('waiting-room-explore');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Account Actions' })).toBeVisible();
  await visit('settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('settings-delete');
  await page.keyboard.press('Escape');
  await page.route('**/api/auth/password', (route) =>
    route.fulfill({ status: 403, json: { code: 'reauthentication_needed', message: '' } }),
  );
  await page.getByLabel('New password', { exact: true }).fill('tide-table-19');
  await page.getByLabel('Confirm new password', { exact: true }).fill('tide-table-19');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('dialog', { name: 'Please confirm that it is you' })).toBeVisible();
  await visit('settings-proof');
  await see('your-data', '/your-data', 'Your data');
  await see('create-profile', '/create-profile', 'Create Your Profile');

  await page.goto('/edit-profile');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Your profile is now live!')).toBeVisible();
  await visit('editor-live');
  const link = await page.getByRole('link', { name: 'View Profile' }).first().getAttribute('href');
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: MARA.name }).first()).toBeVisible();
  await visit('profile');
  await page.goto('/edit-profile');
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await page.goto(link ?? '');
  await expect(page.getByText('Profile Not Available')).toBeVisible();
  await visit('profile-private');

  await page.goto('/create-profile');
  await page.getByLabel('LinkedIn URL').fill(MARA.username);
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Your profile and the new draft' })).toBeVisible();
  await visit('editor-comparison');
}
