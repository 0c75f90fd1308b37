/** Logging out: it warns of edits that were not saved, and sends nothing after it. */
import { createConfirmedAccount } from '../support/confirmed-account';
import { openEditor, PASSWORD } from '../support/editor';
import { expect, test } from '../support/test';

test.describe('with an edit that cannot be saved', () => {
  // Expected: the save is aborted, and later calls are refused.
  test.use({ allowedErrors: [/40[013] \(/] });

  test('logging out on another screen asks before waiting edits are lost @full', async ({ page }) => {
    const email = await openEditor(page);
    await page.goto('/your-data');
    await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible();
    // An edit that the server does not accept: it is tried, and stays stored.
    await page.route('**/api/rpc/profiles/save', (route) => route.abort());
    const userId = await page.evaluate(async () => {
      const answer = await fetch('/api/rpc/auth/me', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      return (await answer.json()).json.id as string;
    });
    await page.evaluate((id) => localStorage.setItem(`quarterdeck.unsaved.${id}.one`, '{}'), userId);
    await page.getByRole('button', { name: 'Logout' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Your last edits could not be saved' });
    await expect(confirmation).toBeVisible();
    await confirmation.getByRole('button', { name: 'Stay' }).click();
    await expect(confirmation).toBeHidden();
    await expect(page).toHaveURL(/\/your-data$/);
    await page.getByRole('button', { name: 'Logout' }).click();
    await confirmation.getByRole('button', { name: 'Log out and lose them' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('quarterdeck.unsaved.')),
      ),
    ).toEqual([]);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/edit-profile$/);
  });
});

test('logging out of the profile form without unsaved work asks nothing and logs no error @full', async ({
  page,
}) => {
  await createConfirmedAccount(page, 'ines.logsout@example.com');
  await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?from=/);
});
