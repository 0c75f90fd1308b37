/** Dialogs that preview or remove what another browser is editing. */
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { createConfirmedAccount } from '../support/confirmed-account';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { openEditor, TOVE, typeDescription, typeSweetSpot, waitUntilSaved } from '../support/editor';
import { openNewRole } from '../support/roles';
import { expect, openInSecondBrowser, test } from '../support/test';
import { waitUntilToastsGone } from '../support/toasts';
import { expectInProfile } from '../support/unsaved-text';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

test('T16 the staged changes are shown again if another browser added some @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, name: 'Tove Twice' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Who sees this?' }).click();
  await page.getByRole('radio', { name: /Edits wait until I publish them/ }).click();
  await page.getByRole('button', { name: 'Done' }).last().click();
  await typeSweetSpot(page, 'Written in the first browser.');
  await waitUntilSaved(page);
  const otherPage = await openInSecondBrowser(page, newPerson);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish changes' });
  // The first browser has not received that edit when it publishes.
  await page.route('**/api/rpc/profiles/newer', (route) => route.abort());
  await typeDescription(otherPage, 'Written in the second browser.');
  await waitUntilSaved(otherPage);
  await dialog
    .getByText(/Written in the first browser/)
    .first()
    .waitFor();
  const response = page.waitForResponse(/setStaging/);
  await page.unroute('**/api/rpc/profiles/newer');
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  if ((await response).status() === 409) await expect(page.getByText('Nothing was published')).toBeVisible();
  await expect(dialog.getByText(/Written in the second browser/).first()).toBeVisible();
  await waitUntilToastsGone(page);
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Your changes are published.')).toBeVisible();
});

test('T17 accepting a draft does not replace text that another browser edited meanwhile @full', async ({
  page,
  newPerson,
}) => {
  await createConfirmedAccount(page, 't17@example.com');
  const resume = (lines: readonly string[]) => ({
    name: 'resume.docx',
    mimeType: '',
    buffer: Buffer.from(docxOf(lines)),
  });
  const generate = async (lines: readonly string[]) => {
    await page.getByLabel('LinkedIn URL').fill('ines-calder');
    await page.getByLabel('Choose your resume').setInputFiles(resume(lines));
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expect(page).toHaveURL(/\/edit-profile$/);
  };
  await generate(RESUME_LINES);
  const otherPage = await openInSecondBrowser(page, newPerson);
  await page.getByRole('link', { name: 'Regenerate Profile' }).click();
  await generate(
    RESUME_LINES.map((line) => line.replace('Chief Financial Officer', 'Chief Executive Officer')),
  );
  const dialog = page.getByRole('dialog', { name: 'Your profile and the new draft' });
  await expect(dialog.getByRole('checkbox', { name: 'Description' })).toBeChecked();
  await waitUntilToastsGone(page);
  await typeDescription(otherPage, 'Edited by hand in the second browser.');
  await waitUntilSaved(otherPage);
  await dialog.getByRole('button', { name: /^Use \d+ of \d+ sections$/ }).click();
  const description = dialog.getByRole('checkbox', { name: 'Description' });
  await expect(async () => {
    if (!(await dialog.isVisible())) return;
    await expect(description).not.toBeChecked({ timeout: 1_000 });
    await dialog.getByRole('button', { name: /^Use \d+ of \d+ sections$/ }).click({ timeout: 1_000 });
    await expect(dialog).toBeHidden({ timeout: 3_000 });
  }).toPass();
  await expectInProfile(page, 'Edited by hand in the second browser.', 'Chief Executive Officer');
});

test('A5 removing a role first shows notes that another browser has added to it @full', async ({
  page,
  newPerson,
}) => {
  await createConfirmedProfile(page, 'a5@example.com');
  await openNewRole(page);
  await page.getByLabel('Notes').waitFor();
  const otherPage = await openInSecondBrowser(page, newPerson);
  await otherPage.getByLabel('Notes').waitFor();
  const saved = otherPage.waitForResponse(
    (answer) => answer.url().includes('/roles/setNotes') && answer.ok(),
  );
  await otherPage.getByLabel('Notes').fill('Ask Henrik about the board.');
  await saved;
  await page.getByRole('button', { name: 'More for this role' }).click();
  await page.getByRole('menuitem', { name: 'Remove this role' }).click();
  const question = page.getByRole('dialog');
  const remove = question.getByRole('button', { name: 'Remove', exact: true });
  await remove.click();
  await expect(question.getByText('Notes were written in another window')).toBeVisible();
  await expect(question.getByText('Ask Henrik about the board.')).toBeVisible();
  await remove.click();
  await expect(page).toHaveURL(/\/roles$/);
});
