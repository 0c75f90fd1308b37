/** Logging out: it warns of edits that were not saved, and sends nothing after it. */
import { createConfirmedAccount } from '../support/confirmed-account';
import { openEditor, PASSWORD } from '../support/editor';
import { expect, test } from '../support/test';

test.describe('with edits that another release has stored', () => {
  // Expected: calls after the logout are refused.
  test.use({ allowedErrors: [/40[013] \(/] });

  test('logging out on another screen asks before they are lost @full', async ({ page }) => {
    const email = await openEditor(page);
    await page.goto('/your-data');
    await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible();
    const userId = await page.evaluate(async () => {
      const answer = await fetch('/api/rpc/auth/me', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      return (await answer.json()).json.id as string;
    });
    // No release of this form: it cannot be sent, and stays stored.
    await page.evaluate((id) => localStorage.setItem(`quarterdeck.unsaved.${id}.one`, '{}'), userId);
    await page.getByRole('button', { name: 'Logout' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Edits in this browser could not be read' });
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
