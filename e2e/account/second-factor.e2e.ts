/** An authenticator app and a passkey, added in Settings and used at the login. */
import { appCode } from '@/server/testing/people/authenticator-app';
import { expectAccessible } from '../support/accessibility';
import { CONFIRMED_PROFILE_PASSWORD, createConfirmedProfile } from '../support/confirmed-profile';
import { expect, test } from '../support/test';
import { asksBeforeClosing } from '../support/unsaved-text';

const EMAIL = 'mara.two-steps@example.com';

// Expected refusal of a wrong code, which the browser logs as an error.
test.use({ allowedErrors: [/400 \(/] });

test('a second factor is added in Settings and asked for at the login @full', async ({ page }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await createConfirmedProfile(page, EMAIL);
  await page.goto('/settings');
  let secret = '';

  await test.step('scans the code of an app, types one of its codes and keeps the recovery codes', async () => {
    await page.getByRole('button', { name: 'Add an app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
    await expect(dialog.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
    secret = ((await dialog.locator('.num').textContent()) ?? '').replace(/\s/g, '');
    await expectAccessible(page);
    await dialog.getByLabel('Code from the app').fill('000000');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This code is not right.')).toBeVisible();
    await dialog.getByLabel('Code from the app').fill(appCode(secret));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    expect(await asksBeforeClosing(page)).toBe(true);
    await page.reload();
    await expect(page.getByText('You were shown recovery codes and have not said')).toBeVisible();
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await codes.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('Asked for after your password')).toBeVisible();
    await expect(page.getByText('You were shown recovery codes')).toHaveCount(0);
  });

  await test.step('adds a passkey, and sees this browser in the list', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Passkey added')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText(/^This browser/)).toBeVisible();
    const activity = page.getByRole('list', { name: 'Account activity', exact: true });
    await expect(activity).toContainText('Passkey added');
    await expect(activity).toContainText('Authenticator app added');
    await expectAccessible(page);
  });

  await test.step('is asked for a code after the password', async () => {
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.goto('/login?from=/settings');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(CONFIRMED_PROFILE_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Code').fill(appCode(secret, 1));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/settings$/);
  });

  await test.step('signs in with the passkey alone', async () => {
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.goto('/login?from=/settings');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText('Asked for after your password')).toBeVisible();
  });
});
