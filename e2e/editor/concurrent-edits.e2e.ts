/** A profile open in two tabs or on two devices: each shows what the other saves, and neither loses a word. */
import type { Page } from '@playwright/test';
import {
  openEditor,
  openEditorAs,
  stopPolling,
  typeDescription,
  typeSweetSpot,
  waitUntilSaved,
} from '../support/editor';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/Failed to load resource|409|401/] });

/** The field of an open section. */
const sweetSpot = (page: Page) => page.getByRole('textbox', { name: 'Sweet Spot' });

test('two tabs of the editor show each other’s saves at once', async ({ page, context }) => {
  await openEditor(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  // The tabs notify each other.
  await stopPolling(page);
  await stopPolling(otherPage);
  await typeDescription(otherPage, 'Open in the second tab.');
  await typeSweetSpot(page, 'Seen without a reload.');
  await waitUntilSaved(page);
  await expect(otherPage.getByText('Seen without a reload.')).toBeVisible();
  await expect(otherPage.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Open in the second tab.',
  );
  await expect(page.getByText('Open in the second tab.')).toBeVisible();
  await expect(page.getByText(/Edited in two places/)).toBeHidden();
});

test('editors on two devices show each other’s saves soon @full', async ({ page, newPerson }) => {
  const email = await openEditor(page);
  const phone = await newPerson();
  await openEditorAs(phone, email);
  await typeSweetSpot(page, 'Written at the desk.');
  await waitUntilSaved(page);
  await expect(phone.getByText('Written at the desk.')).toBeVisible({ timeout: 20_000 });
});

test('one section edited on two devices keeps the later text, and offers the other @full', async ({
  page,
  newPerson,
}) => {
  const email = await openEditor(page);
  const phone = await newPerson();
  await openEditorAs(phone, email);
  await phone.context().setOffline(true);
  await typeSweetSpot(phone, 'Words from the phone.');
  await expect(phone.getByText('Save failed.')).toBeVisible();
  await typeSweetSpot(page, 'Words from the desk.');
  await waitUntilSaved(page);
  await phone.context().setOffline(false);
  await waitUntilSaved(phone);
  await expect(phone.getByText('Edited in two places: Sweet Spot')).toBeVisible();
  await expect(sweetSpot(page)).toHaveValue('Words from the phone.', { timeout: 20_000 });

  await phone.getByRole('button', { name: 'Compare' }).click();
  const history = phone.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Replaced by an edit made elsewhere')).toBeVisible();
  await expect(history.getByText('desk.')).toBeVisible();
  await history.getByRole('button', { name: /^Restore/ }).click();
  await expect(phone.getByText('Words from the desk.')).toBeVisible();
  await expect(sweetSpot(page)).toHaveValue('Words from the desk.', { timeout: 20_000 });
});
