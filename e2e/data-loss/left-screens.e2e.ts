/** Data-loss journeys: a screen is left while its save is out, and entered again before the answer. */
import type { Page } from '@playwright/test';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { goToDashboard, openEditor, SAVE_URL, TOVE, waitForEditor, waitUntilSaved } from '../support/editor';
import { holdRequests } from '../support/held-requests';
import { openNewVersion } from '../support/private-versions';
import { openNewRole } from '../support/roles';
import { expect, test } from '../support/test';
import { expectInProfile, expectOnServer } from '../support/unsaved-text';

// Calls of a page that is offline fail, which the browser reports.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const SAVE_VERSION = '**/api/rpc/privateVersions/save';
const SAVE_RECORD = '**/api/rpc/record/save';
const SAVE_NOTES = '**/api/rpc/roles/setNotes';
const UNSAVED = /Your last edits are not saved yet: they are kept in this browser and sent later\./;

/**
 * Holds the first save that an edit causes.
 * @returns lets it pass, after it has waited for saves that a screen should not send beside it
 */
async function holdSave(page: Page, url: string, edit: () => Promise<unknown>): Promise<() => Promise<void>> {
  const release = await holdRequests(page, url, 1);
  const held = page.waitForRequest(url);
  let saves = 0;
  page.on('request', (request) => {
    if (request.url().includes(url.replaceAll('*', ''))) saves += 1;
  });
  await edit();
  await held;
  return async () => {
    // Longer than a save waits after the last key.
    await page.waitForTimeout(2_500);
    expect(saves).toBe(1);
    release();
  };
}

/** Leaves the screen for the one before it, and returns. */
async function leaveAndReturn(page: Page, other: RegExp) {
  const url = page.url();
  await page.goBack();
  await expect(page).toHaveURL(other);
  await page.goForward();
  await expect(page).toHaveURL(url);
}

test('J1 a version that is left while its save is out, and entered again, goes on with what was typed and chosen last @full', async ({
  page,
}) => {
  await openNewVersion(page);
  const [note, email] = [page.getByLabel(/Note above/), page.getByRole('switch', { name: 'Email address' })];
  await note.fill('Written first.');
  await waitUntilSaved(page);
  const release = await holdSave(page, SAVE_VERSION, async () => {
    await email.check();
    await note.fill('Written first. And then.');
  });
  await note.fill('Written first. And then more.');
  await leaveAndReturn(page, /\/links$/);
  await expect(note).toHaveValue('Written first. And then more.');
  await expect(email).toBeChecked();
  await note.fill('Written last.');
  await email.uncheck();
  await page.getByRole('button', { name: 'Hide Personas' }).click();
  await release();
  await waitUntilSaved(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await expectOnServer(page, 'privateVersions/read', { id }, '"note":"Written last."', '"email":false');
  await page.reload();
  await expect(note).toHaveValue('Written last.');
  await expect(email).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Show Personas' })).toBeVisible();
});

test('J2 the interview that is left while its save is out, and entered again, keeps the last answer @full', async ({
  page,
}) => {
  await createConfirmedProfile(page, 'j2@example.com');
  await page.goto('/questions');
  await page.getByLabel('Something that is not here').check();
  const answer = page.getByLabel('What it was');
  await answer.fill('Raised punctuality');
  await waitUntilSaved(page);
  const release = await holdSave(page, SAVE_RECORD, () => answer.fill('Raised punctuality, secretly'));
  await page.getByRole('link', { name: 'Finish later' }).click();
  await waitForEditor(page);
  await page.goBack();
  await expect(answer).toHaveValue('Raised punctuality, secretly');
  await answer.fill('Raised punctuality to 94%');
  await release();
  await waitUntilSaved(page);
  await expectOnServer(page, 'record/mine', {}, 'punctuality to 94%');
  await expect(page.getByText(/written in two places/)).toHaveCount(0);
  await page.reload();
  await expect(answer).toHaveValue('Raised punctuality to 94%');
});

test('J3 notes on a role that is left while they are sent, and entered again, keep later words and deletions @full', async ({
  page,
}) => {
  await openEditor(page);
  await goToDashboard(page);
  await openNewRole(page);
  const notes = page.getByLabel('Notes');
  for (const { later, stored } of [
    { later: 'One two three', stored: 'One two three' },
    { later: 'One', stored: 'One' },
  ]) {
    await notes.fill('One');
    await expect(page.getByText('Saving...')).toHaveCount(0);
    const release = await holdSave(page, SAVE_NOTES, () => notes.fill('One two'));
    await leaveAndReturn(page, /\/roles$/);
    await expect(notes).toHaveValue('One two');
    await notes.fill(later);
    await release();
    await expectOnServer(
      page,
      'roles/one',
      { id: new URL(page.url()).pathname.split('/').at(-1) },
      `"notes":"${stored}"`,
    );
    await expect(notes).toHaveValue(stored);
  }
});

test('J4 the editor that is left while its save is out, and entered again, shows what was typed, and later words stand @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, name: 'Tove Returning' });
  await goToDashboard(page);
  await page.goto('/edit-profile');
  await waitForEditor(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const url = (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
  const sweetSpot = page.getByRole('textbox', { name: 'Sweet Spot' });
  const edit = page.getByRole('button', { name: 'Edit Sweet Spot' });
  await edit.click();
  const release = await holdSave(page, SAVE_URL, () => sweetSpot.fill('Ports, and a secret.'));
  await page.getByRole('link', { name: 'Your Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page.getByText('Ports, and a secret.')).toBeVisible();
  await edit.click();
  await sweetSpot.fill('Ports.');
  await release();
  await waitUntilSaved(page);
  await expectInProfile(page, '"sweetspot":"Ports."');
  await expect(page.getByText(/Edited in two places/)).toHaveCount(0);
  const reader = await newPerson();
  await reader.goto(url);
  await expect(reader.getByText('Ports.', { exact: true })).toBeVisible();
});

test('J5 a screen that cannot be loaded offline says that what was typed on it is kept @full', async ({
  page,
  context,
}) => {
  await openNewVersion(page);
  for (const { name, path, field, type, shown, saved } of [
    {
      name: 'a version',
      path: new URL(page.url()).pathname,
      field: page.getByLabel(/Note above/),
      type: () => page.getByLabel(/Note above/).fill('Typed offline.'),
      shown: () => expect(page.getByLabel(/Note above/)).toHaveValue('Typed offline.'),
      saved: () => waitUntilSaved(page),
    },
    {
      name: 'the editor',
      path: '/edit-profile',
      field: page.getByRole('button', { name: 'Edit Sweet Spot' }),
      type: async () => {
        await page.getByRole('button', { name: 'Edit Sweet Spot' }).click();
        await page.getByRole('textbox', { name: 'Sweet Spot' }).fill('Typed in the editor.');
      },
      shown: () => expect(page.getByText('Typed in the editor.')).toBeVisible(),
      saved: () => expectInProfile(page, 'Typed in the editor.'),
    },
  ]) {
    await test.step(name, async () => {
      await page.goto('/dashboard');
      await page.goto(path);
      await page.getByRole('link', { name: 'Your Dashboard' }).first().click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goBack();
      await field.waitFor();
      await context.setOffline(true);
      await type();
      await page.goForward();
      // The address changes before the screen is gone, to which 'back' would only return.
      await expect(page.getByRole('heading', { name: 'Your Dashboard', level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page.getByText(UNSAVED)).toBeVisible();
      await context.setOffline(false);
      await shown();
      await saved();
    });
  }
});
