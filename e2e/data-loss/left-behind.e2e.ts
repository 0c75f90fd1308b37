/** Data-loss journeys: a screen is left, or its page closed, after the save of what was typed on it has failed. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createConfirmedProfile } from '../support/confirmed-profile';
import {
  goToDashboard,
  openEditor,
  typeDescription,
  typeSweetSpot,
  waitUntilAllSaved,
} from '../support/editor';
import { openNewVersion } from '../support/private-versions';
import { editSchool } from '../support/record-education';
import { openNewRole } from '../support/roles';
import { expect, test } from '../support/test';
import { expectOnServer } from '../support/unsaved-text';

// The aborted calls are what these journeys provoke.
test.use({ allowedErrors: [/ERR_FAILED/] });

/** Types while every call to an address fails, and waits for the first of them. @returns lets later calls pass */
async function typeInVain(page: Page, url: string, type: () => Promise<unknown>) {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(url));
  await page.route(`**/api/rpc/${url}`, (route) => route.abort());
  await type();
  await failed;
  return () => page.unroute(`**/api/rpc/${url}`);
}

/** Opens the dashboard without loading the page anew. */
async function leave(page: Page) {
  await page.getByRole('link', { name: 'Your Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('R2 notes on a role that could not be saved are sent from another screen, and by the next page @full', async ({
  page,
}) => {
  await openEditor(page);
  await goToDashboard(page);
  await openNewRole(page);
  const role = page.url();
  const id = new URL(role).pathname.split('/').at(-1);
  const type = (text: string) =>
    typeInVain(page, 'roles/setNotes', () => page.getByLabel('Notes').fill(text));

  let connect = await type('Sent from the dashboard.');
  await leave(page);
  await connect();
  await expectOnServer(page, 'roles/one', { id }, 'Sent from the dashboard.');

  await page.goto(role);
  connect = await type('Sent by the next page.');
  await page.goto('about:blank');
  await connect();
  await page.goto('/dashboard');
  await expectOnServer(page, 'roles/one', { id }, 'Sent by the next page.');
});

test('R2 a version that could not be saved is sent from another screen, and by the next page @full', async ({
  page,
}) => {
  await openNewVersion(page);
  const version = page.url();
  const id = new URL(version).pathname.split('/').at(-1);
  const type = (text: string) =>
    typeInVain(page, 'privateVersions/save', () => page.getByLabel(/Note above/).fill(text));

  let connect = await type('Sent from the dashboard.');
  await leave(page);
  await connect();
  await expectOnServer(page, 'privateVersions/read', { id }, 'Sent from the dashboard.');

  await page.goto(version);
  connect = await type('Sent by the next page.');
  await page.goto('about:blank');
  await connect();
  await page.goto('/dashboard');
  await expectOnServer(page, 'privateVersions/read', { id }, 'Sent by the next page.');
});

test('R2 a record that could not be saved is sent from another screen, and by the next page @full', async ({
  page,
}) => {
  await createConfirmedProfile(page, 'r2@example.com');
  await page.goto('/record');
  await page.getByRole('button', { name: 'Edit Education' }).click();
  const type = (text: string) => typeInVain(page, 'record/save', () => editSchool(page, text));

  let connect = await type('Marlow College');
  await page.goBack();
  await connect();
  await expectOnServer(page, 'record/mine', {}, 'Marlow College');

  await page.goto('/record');
  await page.getByRole('button', { name: 'Edit Education' }).click();
  connect = await type('Harbour School');
  await page.goto('about:blank');
  await connect();
  await page.goto('/dashboard');
  await expectOnServer(page, 'record/mine', {}, 'Harbour School');
});

test('R4 a save of notes or of a version that is never answered is repeated, with what was typed since @full', async ({
  page,
}) => {
  await openNewVersion(page);
  const version = { id: new URL(page.url()).pathname.split('/').at(-1) };
  /** Leaves the first call to an address without an answer. */
  const holdFirst = (url: string) => page.route(`**/api/rpc/${url}`, () => {}, { times: 1 });
  const typeTwice = async (label: string | RegExp, url: string) => {
    await holdFirst(url);
    const sent = page.waitForRequest(`**/api/rpc/${url}`);
    await page.getByLabel(label).fill('One');
    await sent;
    await page.getByLabel(label).fill('One two');
  };
  await typeTwice(/Note above/, 'privateVersions/save');
  await expectOnServer(page, 'privateVersions/read', version, 'One two');
  await openNewRole(page);
  const role = { id: new URL(page.url()).pathname.split('/').at(-1) };
  await typeTwice('Notes', 'roles/setNotes');
  await expectOnServer(page, 'roles/one', role, 'One two');
});

test('H25 files made outside the editor are not without the last edits unless that is said @full', async ({
  page,
}) => {
  await createConfirmedProfile(page, 'h25@example.com');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const connect = await typeInVain(page, 'profiles/save', () => typeSweetSpot(page, 'Not in the file.'));
  await leave(page);
  const download = async () => {
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('menuitem', { name: 'For forms (plain text)' }).click();
  };
  await download();
  await expect(page.getByText('The file was not made')).toBeVisible();
  await expect(page.getByText(/^Your last edits are not saved yet/)).toBeVisible();
  await page.goto('/your-data');
  const copying = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await copying;
  await expect(page.getByText('The copy is without your last edits')).toBeVisible();

  await connect();
  await page.goto('/dashboard');
  await expectOnServer(page, 'profiles/mine', {}, 'Not in the file.');
  const downloading = page.waitForEvent('download');
  await download();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('Not in the file.');
});

test('H29 a version that is without the last edits of the profile says so @full', async ({
  page,
  context,
}) => {
  await openNewVersion(page);
  const version = page.url();
  await page.goto('/edit-profile');
  await typeDescription(page, 'x'.repeat(10_001));
  await expect(page.getByText(/at most 10,000 can be saved/).first()).toBeVisible();
  await page.goto(version);
  const notice = page.getByText('This version is without your last edits');
  await expect(notice).toBeVisible();
  const editor = await context.newPage();
  await editor.goto('/edit-profile');
  await typeDescription(editor, 'Short again.');
  await waitUntilAllSaved(editor);
  await expect(notice).toHaveCount(0);
});
