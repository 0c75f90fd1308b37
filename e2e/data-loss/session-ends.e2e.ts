/** Data-loss journeys: the session ends while somebody types. */
import type { Page } from '@playwright/test';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { openEditor, signInAgain, typeSweetSpot, waitForEditor, waitUntilAllSaved } from '../support/editor';
import { expectInRecord, firstSchoolField } from '../support/record-education';
import { expect, test } from '../support/test';

// Calls without a session are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

const AFTER_A_THOUGHT = ' So it stood for years.';
const WORDS = ' and the first audit, from the books to the board, at a port that never closes.';

/**
 * Types without a pause into the focused field, and ends the session after the first words.
 * @returns once the first answer without a session has arrived and the rest is typed
 */
async function typeWhileSessionEnds(page: Page) {
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.keyboard.type(WORDS.slice(0, 10), { delay: 80 });
  await page.context().clearCookies();
  await page.keyboard.type(WORDS.slice(10), { delay: 80 });
  await refused;
}

/** Pauses as somebody who thinks, until the dialog is open, and types on. */
async function typeOnAfterDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type(AFTER_A_THOUGHT, { delay: 80 });
  await expect(dialog).toBeVisible();
}

test('R3 what is typed on in the editor while the session ends stays in its field, and is saved @full', async ({
  page,
}) => {
  await openEditor(page);
  await typeSweetSpot(page, 'The year before');
  await page.keyboard.press('ControlOrMeta+End');
  await typeWhileSessionEnds(page);
  await expect(page.getByRole('textbox', { name: 'Sweet Spot' })).toHaveValue(`The year before${WORDS}`);
  await typeOnAfterDialog(page);
  await signInAgain(page);
  await waitUntilAllSaved(page);
  await page.reload();
  await waitForEditor(page);
  await expect(page.getByText(`The year before${WORDS}${AFTER_A_THOUGHT}`)).toBeVisible();
});

test('R3 what is typed on in the record while the session ends stays in its field, and is saved @full', async ({
  page,
}) => {
  await createConfirmedProfile(page, 'r3@example.com');
  await page.goto('/record');
  await page.getByRole('button', { name: 'Edit Education' }).click();
  await firstSchoolField(page).fill('Marlow College');
  await typeWhileSessionEnds(page);
  await expect(firstSchoolField(page)).toHaveValue(`Marlow College${WORDS}`);
  await typeOnAfterDialog(page);
  await signInAgain(page);
  await expectInRecord(page, `Marlow College${WORDS}${AFTER_A_THOUGHT}`);
});
