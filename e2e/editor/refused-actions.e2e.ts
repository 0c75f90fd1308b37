/** Publishing and finishing, while the last edits cannot be saved or the browser is offline. */
import { openEditor, SAVE_URL, TOVE, typeSweetSpot, waitUntilSaved } from '../support/editor';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/Failed to load resource|ERR_|net::|400|500/] });

test('nothing is published after a failed save', async ({ page }) => {
  await openEditor(page, { ...TOVE, sweetspot: 'Old words.' });
  await page.route(SAVE_URL, (route) => route.fulfill({ status: 500, body: 'no' }));
  await typeSweetSpot(page, 'New words.');
  await expect(page.getByText('Save failed.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your last edits could not be saved.')).toBeVisible();
  await expect(page.getByText('Your profile is now live.')).toBeHidden();
  await page.unroute(SAVE_URL);
  await page.getByRole('button', { name: 'Retry?' }).click();
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your profile is now live.')).toBeVisible();
});

test('an action pressed offline fails at once and is not done later @full', async ({ page, context }) => {
  await openEditor(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Failed to update profile status')).toBeVisible();
  await expect(
    page.getByText('You are offline. Please try again when the connection is back.'),
  ).toBeVisible();
  await typeSweetSpot(page, 'Typed on a train.');
  await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
  await expect(page.getByText(/Failed to complete onboarding. You are offline/)).toBeVisible();
  await context.setOffline(false);
  await waitUntilSaved(page);
  await expect(page).toHaveURL(/edit-profile/);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(page.getByText('Typed on a train.')).toBeVisible();
});
