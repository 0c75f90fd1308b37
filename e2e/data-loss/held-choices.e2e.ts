/** Data-loss journeys: choices whose calls are slow, while others pass, their screen is left or a choice follows. */

import type { Page } from '@playwright/test';
import {
  goToDashboard,
  openEditor,
  publishWithIntroductions,
  TOVE,
  typeSweetSpot,
  waitForEditor,
  waitUntilSaved,
} from '../support/editor';
import { holdRequests } from '../support/held-requests';
import { openNewRole } from '../support/roles';
import { expect, test } from '../support/test';
import { asksBeforeClosing } from '../support/unsaved-text';

// A private page answers 403, and a choice that is refused 429.
test.use({ allowedErrors: [/403|429/] });

const STAGING = '**/api/rpc/profiles/setStaging';
const PUBLISH = '**/api/rpc/profiles/publish';
const SAVE = '**/api/rpc/profiles/save';

/** Publishes the open editor's profile. @returns the URL of the public page */
async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  return (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
}

/** Opens the editor of a person who has been on the dashboard, so that the sidebar leads there. */
async function openEditorAgain(page: Page) {
  await openEditor(page);
  await goToDashboard(page);
  await page.goto('/edit-profile');
  await waitForEditor(page);
}

const openVisibility = (page: Page) => page.getByRole('button', { name: 'Who sees this?' }).click();
const waiting = (page: Page) => page.getByRole('radio', { name: /Edits wait until I publish them/ });
const done = (page: Page) => page.getByRole('button', { name: 'Done' }).last().click();
const openScreen = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

test('H1 what is typed after the choice that edits wait is not published, while the choice is being sent @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, name: 'Tove Held' });
  const url = await publish(page);
  const release = await holdRequests(page, STAGING);
  await openVisibility(page);
  await waiting(page).click();
  await done(page);
  expect(await asksBeforeClosing(page)).toBe(true);
  const saved = page.waitForResponse(SAVE);
  await typeSweetSpot(page, 'I leave in March.');
  await saved;
  await waitUntilSaved(page);
  const reader = await newPerson();
  await reader.goto(url);
  await expect(reader.getByText(TOVE.sweetspot)).toBeVisible();
  await expect(reader.getByText('I leave in March.')).toHaveCount(0);
  // The page says what happened, and does not blame another window.
  await expect(page.getByText('Your edits wait until you publish them.')).toBeVisible();
  await expect(page.getByText(/in another window/)).toHaveCount(0);
  await openVisibility(page);
  await expect(waiting(page)).toBeChecked();
  await done(page);
  const chosen = page.waitForResponse(STAGING);
  release();
  await chosen;
  await expect(page.getByText('Not published yet: Sweet Spot')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(TOVE.sweetspot)).toBeVisible();
  await expect(page.getByText(/in another window/)).toHaveCount(0);
  expect(await asksBeforeClosing(page)).toBe(false);
});

test('H2 a choice that edits wait and that fails keeps back what was typed meanwhile @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, name: 'Tove Failed' });
  const url = await publish(page);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(STAGING, (route) => failing.then(() => route.fulfill({ status: 429, json: {} })));
  await openVisibility(page);
  await waiting(page).click();
  await done(page);
  await typeSweetSpot(page, 'I leave in March.');
  fail();
  await expect(page.getByText('Failed to update profile status')).toBeVisible();
  await expect(page.getByText('Not published yet: Sweet Spot')).toBeVisible();
  const reader = await newPerson();
  await reader.goto(url);
  await expect(reader.getByText(TOVE.sweetspot)).toBeVisible();
});

test('H3 what is typed while the page is being unpublished is not published @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, name: 'Tove Leaving' });
  const url = await publish(page);
  const release = await holdRequests(page, PUBLISH);
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await typeSweetSpot(page, 'I leave in March.');
  // Longer than a save waits after the last key.
  await page.waitForTimeout(2_500);
  const reader = await newPerson();
  await reader.goto(url);
  await expect(reader.getByText(TOVE.sweetspot)).toBeVisible();
  release();
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByText('I leave in March.')).toBeVisible();
});

test('H4 the dashboard follows a publication that ends after the editor was left @full', async ({ page }) => {
  await openEditorAgain(page);
  let release = await holdRequests(page, PUBLISH, 1);
  const held = page.waitForRequest(PUBLISH);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await held;
  await openScreen(page, 'Your Dashboard');
  await expect(page.getByText('Profile is private')).toBeVisible();
  expect(await asksBeforeClosing(page)).toBe(true);
  release();
  await expect(page.getByText('Your profile is now live.')).toBeVisible();
  await expect(page.getByText('Profile is live')).toBeVisible();

  await page.goto('/edit-profile');
  release = await holdRequests(page, PUBLISH, 1);
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await openScreen(page, 'Your Dashboard');
  await expect(page.getByText('Profile is live')).toBeVisible();
  release();
  await expect(page.getByText('Your profile is now private.')).toBeVisible();
  await expect(page.getByText('Profile is private')).toBeVisible();
});

test('H5 the dashboard shows what is saved after the editor was left @full', async ({ page }) => {
  await openEditorAgain(page);
  const release = await holdRequests(page, SAVE, 1);
  const held = page.waitForRequest(SAVE);
  await page.getByRole('button', { name: 'Edit Basic Info' }).click();
  await page.getByLabel('Role', { exact: true }).fill('Interim Harbour Master');
  await held;
  await openScreen(page, 'Your Dashboard');
  await expect(page.getByText('Profile is private')).toBeVisible();
  await expect(page.getByText('Interim Harbour Master')).toHaveCount(0);
  release();
  await expect(page.getByText('Interim Harbour Master').first()).toBeVisible();
});

test('H6 of two choices at one switch the later stands, whichever call is slow @full', async ({
  page,
  newPerson,
}) => {
  await openEditorAgain(page);
  const url = await publishWithIntroductions(page);
  const reader = await newPerson();
  for (const { path, call, name } of [
    { path: '/introductions', call: 'introductions/setOpen', name: 'Take introductions' },
    { path: '/readership', call: 'readership/setCounted', name: 'Count reads of my pages' },
    { path: '/readership', call: 'readership/setDigest', name: /Mail me a week’s reads/ },
    { path: '/dashboard', call: 'profiles/setIndexable', name: 'Let search engines find it' },
    { path: '/dashboard', call: 'profiles/setDownloadable', name: 'Let readers take it along' },
  ]) {
    await test.step(`${name}`, async () => {
      await page.goto(path);
      const choice = page.getByRole('switch', { name });
      const before = await choice.isChecked();
      const release = await holdRequests(page, `**/api/rpc/${call}`, 1);
      const sent: unknown[] = [];
      page.on('requestfinished', (request) => request.url().includes(call) && sent.push(request.postData()));
      await choice.click();
      await expect(choice).toBeChecked({ checked: !before });
      await choice.click();
      await expect(choice).toBeChecked({ checked: before });
      release();
      await expect.poll(() => sent.length).toBe(2);
      await page.reload();
      await expect(choice).toBeChecked({ checked: before });
    });
  }
  await reader.goto(url);
  await expect(reader.getByRole('link', { name: 'Introduce yourself' }).first()).toBeVisible();
});

test('H7 of two states chosen for a role the later stands, whichever call is slow @full', async ({
  page,
}) => {
  await openEditor(page);
  await goToDashboard(page);
  await openNewRole(page);
  const release = await holdRequests(page, '**/api/rpc/roles/setState', 1);
  const choose = async (from: string, to: string) => {
    await page.getByRole('button', { name: `State: ${from}` }).click();
    await page.getByRole('menuitem', { name: to }).click();
    await expect(page.getByRole('button', { name: `State: ${to}` })).toBeVisible();
  };
  await choose('Considering', 'Introduced');
  await choose('Introduced', 'In talks');
  const second = page.waitForResponse(
    (response) =>
      response.url().includes('setState') && (response.request().postData() ?? '').includes('talks'),
  );
  release();
  await second;
  await expect(page.getByRole('button', { name: 'State: In talks' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'State: In talks' })).toBeVisible();
});

test('H8 a password that is changed after its screen was left is told @full', async ({ page }) => {
  await openEditor(page);
  await goToDashboard(page);
  await page.goto('/settings');
  const release = await holdRequests(page, '**/api/auth/password', 1);
  await page.getByLabel('New password', { exact: true }).fill('harbour-pilot-8');
  await page.getByLabel('Confirm new password').fill('harbour-pilot-8');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
  expect(await asksBeforeClosing(page)).toBe(true);
  await openScreen(page, 'Your Dashboard');
  await expect(page.getByText('Profile is private')).toBeVisible();
  release();
  await expect(page.getByText('Password updated', { exact: true })).toBeVisible();
});
