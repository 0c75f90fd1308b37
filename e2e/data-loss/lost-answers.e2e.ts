/** The walk of an adversary: answers that are lost after the server has done what it was asked for. */
import { openEditor, PASSWORD, SAVE, saved, typeSweetSpot } from '../support/editor';
import { arrived, loseAnswers } from '../support/loss';
import { becomeSettled } from '../support/settled';
import { fillSignUp } from '../support/sign-up';
import { expect, inSecondBrowser, test } from '../support/test';

test.use({ allowedErrors: [/./], trace: 'off' });

test('T6 an answer that is lost after the server has done it is not told as not done @full', async ({
  page,
}) => {
  await becomeSettled(page, 't6@example.com');

  await test.step('a new password', async () => {
    await page.goto('/settings');
    const statuses = await loseAnswers(page, '**/api/auth/password');
    await page.getByLabel('New password', { exact: true }).fill('quiet-harbour-9');
    await page.getByLabel('Confirm new password', { exact: true }).fill('quiet-harbour-9');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password may already be the new one')).toBeVisible();
    await expect(page.getByText('Failed to update password.')).toHaveCount(0);
    expect(statuses).toEqual([200]);
  });

  await test.step('a request for a reference, which the list shows', async () => {
    await page.goto('/references/ask');
    const statuses = await loseAnswers(page, '**/api/rpc/references/ask');
    await page.getByLabel('Name').fill('Henrik Aas');
    await page.getByLabel('E-mail').fill(`h.aas.${process.pid}@northgate.example`);
    await page.getByRole('radio', { name: 'A few words' }).check();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText(/^Asked on/)).toBeVisible();
    expect(statuses).toEqual([200]);
    await page.goto('/references/ask');
    await expect(page.getByLabel('Name')).toHaveValue('');
  });

  await test.step('a private version, which the list shows', async () => {
    await page.goto('/links');
    const statuses = await loseAnswers(page, '**/api/rpc/privateVersions/create');
    await page.getByRole('button', { name: 'New version' }).click();
    await expect(page.getByText('We did not hear back.')).toBeVisible();
    await expect(page.locator('a[href^="/links/"]').first()).toBeVisible();
    expect(statuses).toEqual([200]);
  });
});

test('T12 the lost answer of a sign-up, a login and the end of onboarding @full', async ({ page }) => {
  const unheard = page.getByText('We did not hear back.');

  await test.step('a sign-up: pressed again, it goes on with the same account', async () => {
    await page.goto('/signup');
    const statuses = await loseAnswers(page, '**/api/auth/signup');
    await page.getByLabel('First name').fill('Henrik');
    await page.getByLabel('Last name').fill('Aas');
    await fillSignUp(page, `t12.new.${process.pid}@example.com`, PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(unheard).toBeVisible();
    expect(statuses).toEqual([200]);
    await page.unroute('**/api/auth/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  await page.context().clearCookies();
  const email = await openEditor(page);
  await test.step('the end of onboarding', async () => {
    const statuses = await loseAnswers(page, '**/api/rpc/profiles/confirm');
    await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
    await expect(unheard).toBeVisible();
    expect(statuses).toEqual([200]);
    await page.unroute('**/api/rpc/profiles/confirm');
    await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('a login: the password stays, and pressed again it is let in', async () => {
    await page.context().clearCookies();
    await page.goto('/login');
    await loseAnswers(page, '**/api/auth/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(unheard).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await page.unroute('**/api/auth/login');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('T21 words whose answer was lost never replace what another browser made of them @full', async ({
  page,
  context,
  newPerson,
}) => {
  await openEditor(page);
  const statuses = await loseAnswers(page, SAVE);
  await typeSweetSpot(page, 'Old words.');
  await expect.poll(() => statuses).toContain(200);
  const other = await inSecondBrowser(page, newPerson);
  await page.close();
  await expect(other.getByText('Old words.').first()).toBeVisible();
  await typeSweetSpot(other, 'Newer words.');
  await saved(other);
  const again = await context.newPage();
  const looked = again.waitForResponse((answer) => answer.url().includes('/profiles/save'));
  await again.goto('/edit-profile');
  await looked;
  await expect(again.getByText('Newer words.').first()).toBeVisible();
  await expect(again.getByText(/Edited in two places/)).toBeHidden();
  await arrived(again, 'Newer words.');
});
