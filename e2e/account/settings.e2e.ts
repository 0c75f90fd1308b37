import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from '../support/accessibility';
import { CONFIRMED_PROFILE_PASSWORD, createConfirmedProfile } from '../support/confirmed-profile';
import { linkFromMail } from '../support/mail';
import { expect, test } from '../support/test';

const EMAIL = 'mara.settings@example.com';
const NEW_EMAIL = 'mara.moved@example.com';
const NEW_PASSWORD = 'tide-table-19';

// Expected refusals of wrong input, which the browser logs as errors.
test.use({ allowedErrors: [/4(00|01|03|09|22) \(|ERR_FAILED/] });

test('a person changes address and password, exports data, deletes the account and restores it @full', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  await createConfirmedProfile(page, EMAIL);
  const phone = await newPerson();
  const heading = () => page.getByRole('heading', { name: 'Settings', level: 1 });

  const logIn = async () => {
    await page.getByLabel('Email').fill(NEW_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };

  await test.step('shows the three cards', async () => {
    await page.goto('/settings');
    await expect(heading()).toBeVisible();
    await expect(page.getByText('Manage your account preferences and security settings')).toBeVisible();
    for (const card of ['Profile Information', 'Password & Security', 'Account Actions']) {
      await expect(page.getByRole('heading', { name: card })).toBeVisible();
    }
    await expect(page.getByLabel('Email address')).toHaveValue(EMAIL);
    await expectAccessible(page);
  });

  await test.step('chooses the dark theme, which a reload keeps', async () => {
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(heading()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('radio', { name: 'Light' }).check();
  });

  await test.step('reports a network that refuses every call, and keeps what was typed', async () => {
    await page.route('**/api/auth/**', (route) => route.fulfill({ status: 403, body: 'Log in first' }));
    await page.getByLabel('Email address').fill(NEW_EMAIL);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Failed to update profile information.')).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(NEW_EMAIL);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Failed to update password.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText('Failed to process account deletion request.')).toBeVisible();
    await page.unroute('**/api/auth/**');
    await page.reload();
  });

  await test.step('changes the address, and confirms it on a phone', async () => {
    await page.getByLabel('Email address').fill('not-an-address');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByLabel('Email address').fill(NEW_EMAIL);
    await page.getByRole('button', { name: 'Save Changes' }).dblclick();
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expect(page.getByText('Your profile information has been saved successfully.')).toBeVisible();
    await expect(page.getByText('Pending confirmation')).toBeVisible();
    await phone.goto(await linkFromMail(phone, NEW_EMAIL, /Confirm your new email address/));
    await expect(phone).toHaveURL(/\/account-link$/);
    await expectAccessible(phone);
    // Opening the link has changed nothing yet.
    await page.reload();
    await expect(page.getByText('Pending confirmation')).toBeVisible();
    await phone.getByRole('button', { name: 'Confirm new address' }).click();
    await expect(phone.getByText(`You now sign in with ${NEW_EMAIL}.`)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Email address')).toHaveValue(NEW_EMAIL);
    await expect(page.getByText('Pending confirmation')).toBeHidden();
  });

  await test.step('changes the password, which signs the phone out', async () => {
    await phone.getByRole('link', { name: 'Log in', exact: true }).click();
    await phone.getByLabel('Email').fill(NEW_EMAIL);
    await phone.getByLabel('Password', { exact: true }).fill(CONFIRMED_PROFILE_PASSWORD);
    await phone.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(phone).toHaveURL(/\/dashboard$/);
    const change = page.getByRole('button', { name: 'Change Password' });
    const password = page.getByLabel('New password', { exact: true });
    const confirmation = page.getByLabel('Confirm new password', { exact: true });
    await password.fill(NEW_PASSWORD);
    await expect(change).toBeDisabled();
    await confirmation.fill('something else');
    await change.click();
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await password.fill('abc');
    await confirmation.fill('abc');
    await change.click();
    await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible();
    await password.fill('password1');
    await confirmation.fill('password1');
    await change.click();
    await expect(page.getByText('This password is in lists of leaked passwords.')).toBeVisible();
    await password.fill(NEW_PASSWORD);
    await confirmation.fill(NEW_PASSWORD);
    await change.click();
    await expect(page.getByText('Your password has been changed successfully.')).toBeVisible();
    await expect(password).toHaveValue('');
    await phone.goto('/dashboard');
    await expect(phone).toHaveURL(/\/login/);
  });

  await test.step('downloads all data', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^quarterdeck-[\d-]+\.zip$/);
    const files = unzipSync(await readFile(await download.path()));
    expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(NEW_EMAIL);
    expect(strFromU8(files['profile.json'] ?? new Uint8Array())).toContain('Mara Lindqvist');
  });

  await test.step('deletes the account, and is signed out', async () => {
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Delete Account' });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel('Type DELETE to confirm').fill('delete');
    await expect(confirm).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please type DELETE to confirm account deletion.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    await confirm.dblclick();
    await expect(page.getByText('Account deletion requested')).toBeVisible();
    await expect(
      page.getByText(
        'Your account deletion request has been submitted. You will be contacted within 24 hours.',
      ),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login\?from=/);
    await logIn();
    await expect(page.getByText('Invalid login credentials')).toBeVisible();
  });

  await test.step('restores the account by the mailed link, once', async () => {
    const link = await linkFromMail(page, NEW_EMAIL, /Your account will be deleted/);
    await page.goto(link);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible();
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Keep my account' }).click();
    await expect(phone.getByText('This link has expired or was used before.')).toBeVisible();
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await logIn();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Mara Lindqvist').first()).toBeVisible();
  });

  await test.step('signs out everywhere', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('a change of address by someone else can be undone from the old address @full', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(120_000);
  const [oldEmail, thiefEmail] = ['mara.robbed@example.com', 'mara.thief@example.com'];
  await createConfirmedProfile(page, oldEmail);
  await page.goto('/settings');
  await page.getByLabel('Email address').fill(thiefEmail);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Pending confirmation')).toBeVisible();
  const thief = await newPerson();
  await thief.goto(await linkFromMail(thief, thiefEmail, /Confirm your new email address/));
  await thief.getByRole('button', { name: 'Confirm new address' }).click();
  await expect(thief.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();
  const owner = await newPerson();
  await owner.goto(await linkFromMail(owner, oldEmail, /Your email address was changed/));
  await owner.getByRole('button', { name: 'Undo the change' }).click();
  await expect(owner.getByRole('heading', { name: 'Set new password' })).toBeVisible();
  await owner.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await owner.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  await owner.getByRole('button', { name: 'Update password' }).click();
  await expect(owner).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});
