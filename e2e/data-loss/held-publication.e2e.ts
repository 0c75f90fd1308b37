/** Data-loss journeys: a call about the publication that is slow, and the editor left and entered again meanwhile. */
import type { Page } from '@playwright/test';
import {
  goToDashboard,
  openEditor,
  TOVE,
  typeSweetSpot,
  waitForEditor,
  waitUntilSaved,
} from '../support/editor';
import { holdRequests } from '../support/held-requests';
import { expect, test } from '../support/test';

// A private page answers 403.
test.use({ allowedErrors: [/403/] });

const STAGING = '**/api/rpc/profiles/setStaging';
const PUBLISH = '**/api/rpc/profiles/publish';
const SAVE = '**/api/rpc/profiles/save';

const openScreen = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

/** Opens the editor of a person who has been on the dashboard, so that the sidebar leads there. */
async function openAgain(page: Page, name: string) {
  await openEditor(page, { ...TOVE, name });
  await goToDashboard(page);
  await page.goto('/edit-profile');
  await waitForEditor(page);
}

/** Opens the editor of a live profile. @returns the URL of the public page */
async function openLiveEditor(page: Page, name: string): Promise<string> {
  await openAgain(page, name);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  return (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
}

/** Leaves the editor for another screen and enters it again, without loading the page anew. */
async function leaveAndReturn(page: Page) {
  await openScreen(page, 'Your Dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await waitForEditor(page);
}

test('U3 what is typed in an editor that was left since the choice that edits wait is not published @full', async ({
  page,
  newPerson,
}) => {
  const url = await openLiveEditor(page, 'Tove Elsewhere');
  const release = await holdRequests(page, STAGING);
  await page.getByRole('button', { name: 'Who sees this?' }).click();
  const sent = page.waitForRequest(STAGING);
  await page.getByRole('radio', { name: /Edits wait until I publish them/ }).click();
  await page.getByRole('button', { name: 'Done' }).last().click();
  await sent;
  await leaveAndReturn(page);
  await expect(page.getByText('Your edits wait until you publish them.')).toBeVisible();
  const saved = page.waitForResponse(SAVE);
  await typeSweetSpot(page, 'I leave in March.');
  await saved;
  await waitUntilSaved(page);
  const reader = await newPerson();
  await reader.goto(url);
  await expect(reader.getByText(TOVE.sweetspot)).toBeVisible();
  release();
  await expect(page.getByText('Not published yet: Sweet Spot')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(TOVE.sweetspot)).toBeVisible();
  await expect(page.getByText(/in another window/)).toHaveCount(0);
});

test('U4 what is typed in an editor that was left since Unpublish is not published @full', async ({
  page,
  newPerson,
}) => {
  const url = await openLiveEditor(page, 'Tove Returning');
  const release = await holdRequests(page, PUBLISH);
  const sent = page.waitForRequest(PUBLISH);
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await sent;
  await leaveAndReturn(page);
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
  await typeSweetSpot(page, 'I leave in March.');
  // Longer than a save waits after the last key.
  await page.waitForTimeout(2_500);
  const reader = await newPerson();
  await reader.goto(url);
  await expect(reader.getByText(TOVE.sweetspot)).toBeVisible();
  release();
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  await expect(page.getByText('Your profile is now live!')).toHaveCount(0);
  await waitUntilSaved(page);
  // Longer than between two questions about what other devices have done.
  await page.waitForTimeout(11_000);
  await expect(page.getByText(/in another window/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('I leave in March.')).toBeVisible();
});

test('U5 an editor that was left since Publish shows that the page is live when it is @full', async ({
  page,
}) => {
  await openAgain(page, 'Tove Soon');
  const release = await holdRequests(page, PUBLISH);
  const sent = page.waitForRequest(PUBLISH);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await sent;
  await leaveAndReturn(page);
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
  release();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('Your profile is now live!')).toBeVisible();
  await page.waitForTimeout(11_000);
  await expect(page.getByText(/in another window/)).toHaveCount(0);
});
