/** Data-loss journey: an account is deleted in one tab while its owner's words wait in another one. */
import { logIn, openEditor, typeSweetSpot, waitForEditor } from '../support/editor';
import { linkFromMail } from '../support/mail';
import { expect, test } from '../support/test';

// Calls without a session are what this journey provokes.
test.use({ allowedErrors: [/./], trace: 'off' });

test('H14 an account deleted in another tab is told where words were typed, and they are back with it @full', async ({
  page,
  context,
}) => {
  const email = await openEditor(page);
  const settings = await context.newPage();
  await settings.goto('/your-data');
  await settings.getByRole('button', { name: 'Delete Account' }).click();
  await settings.getByLabel('Type DELETE to confirm').fill('DELETE');
  // Within the second before the editor saves.
  await typeSweetSpot(page, 'Opens ports that never close');
  await settings.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Your account was deleted in another window')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(settings).toHaveURL(/\/login$/);
  await page.goto(await linkFromMail(page, email, /will be deleted/));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, email);
  await page.goto('/edit-profile');
  await waitForEditor(page);
  await expect(page.getByText('Opens ports that never close')).toBeVisible();
});
