import { startProduct } from '@/server/testing/product';
import { expectAccessible } from '../support/accessibility';
import { goToDashboard, TOVE } from '../support/editor';
import { test } from '../support/linkedin';
import { linkFromMail } from '../support/mail';
import { expect } from '../support/test';

test('a guest claims a profile with LinkedIn, and signs in with it again @full', async ({
  page,
  newPerson,
}) => {
  await test.step('has an unclaimed profile in the tab', async () => {
    await page.goto('/signup');
    const generated = { ...TOVE, profile_version: '0.2', notices: [] };
    await page.evaluate((stored) => {
      sessionStorage.setItem(
        'quarterdeck.generated-profile',
        JSON.stringify({ format: 1, generated: stored }),
      );
    }, generated);
    await page.reload();
    await expect(page.getByText('Great! Your profile is ready.')).toBeVisible();
    await expect(page.getByText('By continuing you accept the terms of service.')).toBeVisible();
  });

  await test.step('cancels at the provider, and sees a message', async () => {
    await page.getByRole('button', { name: 'Sign up with LinkedIn' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('Failed to sign up with LinkedIn')).toBeVisible();
    await expect(page).toHaveURL(/\/signup$/);
    await expectAccessible(page);
  });

  await test.step('signs up, and owns the profile', async () => {
    await page.getByRole('button', { name: 'Sign up with LinkedIn' }).click();
    await page.getByRole('link', { name: 'Continue as Noor Haddad' }).click();
    await expect(page.getByText('Profile created successfully from your generated data!')).toBeVisible();
    await expect(page).toHaveURL(/\/edit-profile$/);
    await expect(page.getByText('Brings finance teams through their first audit.')).toBeVisible();
    const response = page.waitForResponse('**/api/rpc/generation/current');
    await goToDashboard(page);
    // Logging out during this call would make the server refuse it.
    await response;
  });

  await test.step('has no handle in the address, and going back after a logout signs nobody in', async () => {
    const url = await page.evaluate(() => window.location.href);
    expect(url).not.toContain('handle');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('signs in from another device, and returns to the requested screen', async () => {
    const phone = await newPerson();
    await phone.goto('/work-preferences');
    await expect(phone).toHaveURL(/\/login\?from=/);
    await phone.getByRole('button', { name: 'Sign in with LinkedIn' }).click();
    await phone.getByRole('link', { name: 'Continue as Noor Haddad' }).click();
    await expect(phone).toHaveURL(/\/work-preferences$/);
    await expect(phone.getByText('Successfully logged in!')).toBeVisible();
  });

  await test.step('signs in without a requested screen, and gets to the dashboard', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click();
    await page.getByRole('link', { name: 'Continue as Noor Haddad' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('an address that LinkedIn has not confirmed is confirmed by mail, in the same browser only @full', async ({
  page,
  newPerson,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click();
  await page.getByRole('link', { name: 'Continue as Jonas Weber' }).click();
  await expect(page).toHaveURL(/\/check-email\?email=jonas/);
  const link = await linkFromMail(page, 'jonas.weber@example.com', /confirm/i);

  await test.step('another browser says in which browser to open the link', async () => {
    const phone = await newPerson();
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Open it where you signed up' })).toBeVisible();
    await expectAccessible(phone);
  });

  await page.goto(link);
  await expect(page).toHaveURL(/\/create-profile$/);
});

test.describe('an unresponsive provider', () => {
  test.use({ allowedErrors: [/503 \(Service Unavailable\).*\/api\/auth\/oauth/] });
  test('shows a message at the button, which stays usable @full', async ({ page, provider }) => {
    // The discovery document is cached for a while, so this test uses a product that has never reached its
    // provider.
    const product = await startProduct({ ...provider.env, LINKEDIN_ISSUER: 'http://127.0.0.1:9' });
    try {
      await page.goto(`${product.url}/login`);
      const button = page.getByRole('button', { name: 'Sign in with LinkedIn' });
      await button.click();
      await expect(page.getByText('Failed to sign in with LinkedIn')).toBeVisible();
      await expect(button).toBeEnabled();
    } finally {
      await product.dispose();
    }
  });
});
