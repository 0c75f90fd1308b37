/** The login and the recovery of a password, in every state of the screens. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectStateAccessible } from '../support/accessibility';
import { openEditor, PASSWORD } from '../support/editor';
import { holdRequests } from '../support/held-requests';
import { linkFromMail } from '../support/mail';
import { RESEND } from '../support/resend';
import { expect, test } from '../support/test';

// Expected refusals and aborted requests.
test.use({ allowedErrors: [/ (4\d\d|50[0-3]) \(|ERR_FAILED|Failed to fetch/] });

const NEW_PASSWORD = 'slack-water-52';
/** The response of a gateway while the server restarts. */
const BAD_GATEWAY = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('the login shows why it failed, remembers the requested screen, and never redirects to another site @full', async ({
  page,
  newPerson,
}) => {
  const email = await openEditor(await newPerson());
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click();
  await expect(page.getByText('Failed to sign in with LinkedIn')).toBeVisible();
  await logIn(page, email, 'not this one');
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await logIn(page, email);
  await expect(page.getByText('Login failed')).toBeVisible();

  await test.step('an unconfirmed address leads to the inbox screen', async () => {
    const form = {
      first_name: 'Tove',
      last_name: 'Berg',
      email: 'tove.waits@example.com',
      password: PASSWORD,
    };
    await page.request.post('/api/auth/signup', { data: form, ...RESEND });
    await logIn(page, form.email);
    await expect(page).toHaveURL(/\/check-email\?email=tove\.waits/);
  });

  await test.step('a return path on another site is not followed', async () => {
    await page.goto('/login?from=/.//elsewhere.example/phish');
    await logIn(page, email);
    await expect(page.getByText('Successfully logged in!')).toBeVisible();
    // A login that no screen asked for leads to the dashboard, which redirects to the screen of the person's
    // status.
    await expect(page).toHaveURL(/localhost:\d+\/edit-profile$/);
  });

  await test.step('a return path of this site is followed, and signed-in people are redirected from the login', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/create-profile?again=1');
    await expect(page).toHaveURL(/\/login\?from=%2Fcreate-profile/);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/create-profile\?again=1$/);
    await page.goto('/login');
    await expect(page).toHaveURL(/\/edit-profile$/);
  });
});

test('a forgotten password is replaced once by the mailed link', async ({ page, newPerson }) => {
  const otherPage = await newPerson();
  const email = await openEditor(otherPage);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const send = page.getByRole('button', { name: 'Send reset link' });
  await send.click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/auth/recover', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByLabel('Email').fill(email);
  await send.click();
  await expect(page.getByText('Error sending reset email')).toBeVisible();
  await send.click();
  await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Try another email' }).click();
  await expect(send).toBeVisible();

  const link = await linkFromMail(page, email, /password/i);
  await page.route('**/api/auth/recovery', (route) => route.fulfill(BAD_GATEWAY), { times: 1 });
  await page.goto(link);
  await expect(page.getByText('The link stays good until it is used.')).toBeVisible();
  await expectAccessible(page);
  const release = await holdRequests(page, '**/api/auth/recovery', 1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Validating reset link...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Set new password' })).toBeVisible();

  await test.step('the form validates while typing', async () => {
    const password = page.getByLabel('New password', { exact: true });
    const confirm = page.getByLabel('Confirm new password', { exact: true });
    const update = page.getByRole('button', { name: 'Update password' });
    await expect(update).toBeDisabled();
    await password.fill('abc');
    await password.press('Enter');
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await confirm.fill('abd');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(update).toBeDisabled();
    await expectStateAccessible(page);
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(confirm).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await password.fill(NEW_PASSWORD);
    await confirm.fill(NEW_PASSWORD);
    await page.route('**/api/auth/password', (route) => route.fulfill({ status: 403 }), { times: 1 });
    await update.click();
    await expect(page.getByText('Failed to update password')).toBeVisible();
    await expect(password, 'nothing typed is lost').toHaveValue(NEW_PASSWORD);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Set new password' })).toBeVisible();
    await password.fill(NEW_PASSWORD);
    await confirm.fill(NEW_PASSWORD);
    await update.click();
    await expect(page.getByText('Password updated successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/edit-profile$/);
  });

  await test.step('the other browser is signed out, and the used link is invalid there', async () => {
    await otherPage.goto('/edit-profile');
    await expect(otherPage).toHaveURL(/\/login\?from=/);
    for (const invalidLink of [link, '/reset-password', '/reset-password?type=recovery']) {
      await otherPage.goto(invalidLink);
      await expect(otherPage, invalidLink).toHaveURL(/\/forgot-password$/);
      await expect(
        otherPage.getByText('Invalid reset link. Please request a new password reset.').first(),
      ).toBeVisible();
    }
  });
});

test('a browser that refuses cookies is told why it is not logged in @full', async ({ page, newPerson }) => {
  const email = await openEditor(await newPerson());
  // `route.fetch` would store the cookies that this browser refuses.
  await page.route('**/api/auth/login', async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders();
    const request = { method: 'POST', headers, body: route.request().postData() };
    const answer = await fetch(route.request().url(), request);
    await route.fulfill({ status: answer.status, json: await answer.json() });
  });
  await page.goto('/login');
  await logIn(page, email);
  await expect(page.getByText(/Your browser refused the cookie/)).toBeVisible();
  await expect(page.getByText('Successfully logged in!')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/auth/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
});
