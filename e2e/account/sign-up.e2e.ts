/** From the sign-up form to the confirmed address, in every state of the screens, also in a second browser. */

import { expectAccessible } from '../support/accessibility';
import { PASSWORD, TOVE } from '../support/editor';
import { holdRequests } from '../support/held-requests';
import { linkFromMail } from '../support/mail';
import { fillSignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

// Expected refusals and aborted requests.
test.use({ allowedErrors: [/ (4\d\d|50[0-3]) \(|ERR_FAILED|Failed to fetch/] });

test('the form of the sign-up shows errors, keeps what was typed, and prefills the name of a generated profile', async ({
  page,
}) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByText('Start your onboarding journey with us today')).toBeVisible();
  await expect(page.getByText('OR', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'terms of service' }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Sign up with LinkedIn' }).click();
  await expect(page.getByText('Failed to sign up with LinkedIn')).toBeVisible();
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect(page.getByText('Please enter your first name')).toBeVisible();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expectAccessible(page);

  const generated = { ...TOVE, name: 'Tove Anna Berg', profile_version: '0.2', notices: [] };
  await page.evaluate((generated) => {
    sessionStorage.setItem('quarterdeck.generated-profile', JSON.stringify({ format: 1, generated }));
  }, generated);
  await page.reload();
  await expect(page.getByText('Great! Your profile is ready.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Tove');
  await expect(page.getByLabel('Last name')).toHaveValue('Anna Berg');
  await fillSignUp(page, 'not-an-address', PASSWORD);
  await create.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await fillSignUp(page, 'tove.signup@example.com', PASSWORD, `${PASSWORD}x`);
  await create.click();
  await expect(page.getByText("Passwords don't match").first()).toBeVisible();
  await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await fillSignUp(page, 'tove.signup@example.com', PASSWORD);
  await create.click();
  await expect(page.getByText('Sign up failed')).toBeVisible();

  const release = await holdRequests(page, '**/api/auth/signup', 1);
  await create.click();
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/check-email\?email=tove\.signup/);
  const storedProfile = await page.evaluate(() => sessionStorage.getItem('quarterdeck.generated-profile'));
  expect(storedProfile, 'the profile went with the sign-up').toBeNull();

  // The preview has nothing to show any more; the form says where the profile is.
  await page.goto('/profile-generator/preview');
  await expect(page.getByText('Your account waits for you')).toBeVisible();
  await page.getByRole('link', { name: 'Check your email' }).click();
  await expect(page).toHaveURL(/\/check-email\?email=tove\.signup/);
});

test('the inbox screen sends the mail again, at most once a minute', async ({ page }) => {
  await page.goto('/check-email');
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByText('Email address not found. Please try signing up again.')).toBeVisible();
  await expect(page).toHaveURL(/\/signup$/);

  await page.goto('/check-email?email=nobody.resend@example.com');
  await expect(page.getByText('The verification link expires in 24 hours')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByText('Verification email resent successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await page.reload();
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByText('Error resending email')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await page.getByRole('link', { name: 'Back to sign up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test('the link of a sign-up, opened on a phone, asks for the password, and works once', async ({
  page,
  newPerson,
}) => {
  const email = 'tove.phone@example.com';
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Tove');
  await page.getByLabel('Last name').fill('Berg');
  await fillSignUp(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await linkFromMail(page, email, /confirm/i);

  const phone = await newPerson();
  await phone.setViewportSize({ width: 390, height: 844 });
  const gateway = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
  await phone.route('**/api/auth/verify', (route) => route.fulfill(gateway), { times: 1 });
  await phone.goto(link);
  await expect(phone.getByText('The link stays good until it is used.')).toBeVisible();
  await phone.getByRole('button', { name: 'Try again' }).click();
  await expect(phone.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  expect(phone.url(), 'no token is left in the address').not.toContain('#');
  await expectAccessible(phone);
  await phone.getByLabel('Password', { exact: true }).fill('not that one');
  await phone.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(phone.getByText('This is not the password of that sign-up.')).toBeVisible();
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(phone).toHaveURL(/\/create-profile$/);

  await test.step('a confirmed person without a profile is redirected by the route table', async () => {
    for (const path of ['/dashboard', '/edit-profile', '/change-password', '/login', '/profile-generator']) {
      await phone.goto(path);
      await expect(phone, path).toHaveURL(/\/create-profile$/);
    }
  });

  await test.step('the used link signs nobody in', async () => {
    await page.goto(link);
    await expect(page.getByText('Authentication failed. Please try logging in.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/auth/callback');
    await expect(page).toHaveURL(/\/login$/);
  });
});
