/** Opens the editor for people who are signed up by calls of the product, types, saves and publishes in it. */
import { expect, type Page } from '@playwright/test';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { makeAccount } from './account';

export const PASSWORD = 'harbour-pilot-7';
let peopleCount = 0;

export const TOVE: ProfileData = {
  ...emptyProfile(),
  name: 'Tove Berg',
  role: 'Fractional Chief Financial Officer',
  location: 'Bergen',
  summary: 'Brings finance teams through their first audit.',
  highlights: ['Chief Financial Officer, Fjordlight', 'Finance Director, Kestrel Freight'],
  sweetspot: 'The year before a first audit.',
  user_manual: 'Send numbers before the meeting.',
  personas: [{ title: 'The Controller', bullets: ['Closed the books in five days'] }],
};

/** Makes an account with a profile and opens the editor. @returns the address it signs in with */
export async function openEditor(page: Page, profile: ProfileData = TOVE): Promise<string> {
  const email = `tove.${process.pid}.${++peopleCount}@example.com`;
  await makeAccount(page, { first_name: 'Tove', last_name: 'Berg', email, password: PASSWORD }, profile);
  await page.goto('/edit-profile');
  await waitForEditor(page);
  return email;
}

/**
 * Waits for the editor itself: its heading is already there while the profile is loading. A generation before it may
 * take a minute.
 */
export const waitForEditor = (page: Page) =>
  expect(page.locator('[data-section="sweetSpot"]')).toBeVisible({ timeout: 60_000 });

/** Types into the Sweet Spot and leaves it open, without waiting for anything. */
export async function typeSweetSpot(page: Page, text: string) {
  await page.getByRole('button', { name: 'Edit Sweet Spot' }).click();
  await page.getByRole('textbox', { name: 'Sweet Spot' }).fill(text);
}

/** Opens the section Description and replaces its text; the edit is not saved yet. */
export async function typeDescription(page: Page, text: string) {
  await page.getByRole('button', { name: 'Edit Description' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill(text);
}

/** Waits until the save indicator says that everything is saved. */
export const waitUntilSaved = (page: Page) =>
  expect(page.getByText(/Last saved at/)).toBeVisible({ timeout: 20_000 });
export const SAVE_URL = '**/api/rpc/profiles/save';

/**
 * Keeps an open editor from asking every ten seconds what other devices have saved, which would also notice that the
 * session has ended, before the journey acts.
 */
export const stopPolling = (page: Page) =>
  page.route('**/api/rpc/profiles/newer*', (route) => route.fulfill({ json: { json: null } }));

/** For `page.evaluate`: the number of editing sessions with unsent edits in the browser. */
export const countUnsentSessions = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('quarterdeck.unsaved.')).length;

/**
 * Waits until everything typed in this browser is on the server. `waitUntilSaved` alone may still refer to an earlier
 * edit, while the last one is being sent.
 */
export async function waitUntilAllSaved(page: Page) {
  await expect.poll(() => page.evaluate(countUnsentSessions), { timeout: 20_000 }).toBe(0);
  await waitUntilSaved(page);
}

/** Makes an edit and waits until it is saved, on a page that may have saved before. */
export async function editAndAwaitSave(page: Page, edit: () => Promise<unknown>) {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/profiles/save') && response.ok(),
  );
  await edit();
  await answer;
  await waitUntilAllSaved(page);
}

/** Logs in on the open login screen. */
export async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs in on another device and opens the editor there. */
export async function openEditorAs(page: Page, email: string) {
  await page.goto('/login?from=/edit-profile');
  await logIn(page, email);
  await waitForEditor(page);
}

/** Leaves the editor for the dashboard, which saves first. */
export async function goToDashboard(page: Page) {
  await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Publishes the profile of the open editor and accepts introductions. @returns the URL of the public page */
export async function publishWithIntroductions(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const url = await page.getByRole('link', { name: 'View Profile' }).getAttribute('href');
  await goToDashboard(page);
  await page.goto('/introductions');
  // The screen shows the choice before it is saved, and leaving the page then would end the call.
  const saved = page.waitForResponse('**/api/rpc/introductions/setOpen');
  await page.getByRole('switch', { name: 'Take introductions' }).click();
  await saved;
  await expect(page.getByRole('link', { name: 'See it on your page' })).toBeVisible();
  return url ?? '';
}

/** Signs in by the dialog that a call without a session opens. */
export async function signInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}
