/** Every screen of the product in the states a person meets, in the order of one life with it. */
import { expect, type Page } from '@playwright/test';
import { linkedInPdf, MARA } from '@/server/testing/linkedin-pdf';
import { linkFromMail } from './mail';
import { SETTLED_PASSWORD } from './settled';

/** Called on each screen once it has settled. @param name file-name safe, unique */
export type Visit = (name: string) => Promise<void>;

/** Screens for which nobody needs to be signed in. */
export async function visitAsStranger(page: Page, visit: Visit): Promise<void> {
  const see = async (name: string, path: string, sign: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: sign }).first()).toBeVisible();
    await visit(name);
  };
  await see('landing', '/profile-generator', /./);
  await see('example', '/profile-generator/example', /./);
  await see('guest-create', '/profile-generator/create', 'Generate Your Profile');
  await see('login', '/login', 'Welcome Back');
  await see('signup', '/signup', 'Create your account');
  await see('check-email', '/check-email?email=mara@lindqvist.example', 'Check your email');
  await see('forgot-password', '/forgot-password', /password/i);
  await page.getByLabel(/email/i).fill('mara@lindqvist.example');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('button', { name: 'Try another email' })).toBeVisible();
  await visit('forgot-password-sent');
  await see('account-link', '/account-link#type=cancel_deletion&token=none', 'Keep your account');
  await see('privacy', '/legal/privacy', /privacy/i);
  await see('terms', '/legal/terms', /terms/i);
  await see('not-found', '/nowhere', 'Oops! Page not found');
  await see('profile-not-found', '/profile/nobody-has-this-link', /./);
}

/** From a guest's form to a published profile and back: every screen behind the door. */
export async function visitAsMember(page: Page, address: string, visit: Visit): Promise<void> {
  await page.goto('/profile-generator/create');
  await page.getByLabel(/LinkedIn URL/).fill(MARA.username);
  await page.getByLabel(/LinkedIn file/).setInputFiles({
    name: 'Profile.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(linkedInPdf(MARA)),
  });
  await visit('guest-create-filled');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/webhook/generate-profile-guest', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Generate Profile' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await visit('generating');
  goOn();
  await expect(page).toHaveURL(/\/profile-generator\/preview$/);
  await expect(page.getByRole('heading', { name: MARA.name }).first()).toBeVisible();
  await visit('guest-preview');

  await page.getByRole('link', { name: 'Claim Your Profile' }).click();
  await expect(page.getByText('Great! Your profile is ready.')).toBeVisible();
  await visit('signup-with-profile');
  await page.getByLabel('Personal email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(SETTLED_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(SETTLED_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await linkFromMail(page, address, /confirm/i));
  await visit('dev-mail-link-followed');
  await expect(page.getByRole('button', { name: 'Save & Go to Dashboard' })).toBeVisible();
  await visit('editor');
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
  await see('settings', '/settings', 'Settings');
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
}

/** Looks at the present screen in both widths and both themes. @param look called for each of the four */
export async function inEveryLook(
  page: Page,
  look: (width: number, theme: 'light' | 'dark') => Promise<void>,
): Promise<void> {
  // With less motion asked for, nothing is on its way when it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const size = page.viewportSize();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: width > 600 ? 800 : 844 });
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      // Inherited colours arrive a frame or two after the theme.
      await page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
          ),
      );
      await look(width, theme);
    }
  }
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  if (size) await page.setViewportSize(size);
}
