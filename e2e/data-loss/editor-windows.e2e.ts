/** Unavailable storage, moved rows, several windows and parts that cannot be loaded: where text could get lost. */
import type { BrowserContext, Page } from '@playwright/test';
import { builtFileGlob } from '../support/built-file';
import {
  countUnsentSessions,
  goToDashboard,
  openEditor,
  SAVE_URL,
  TOVE,
  typeDescription,
  typeSweetSpot,
  waitForEditor,
  waitUntilAllSaved,
  waitUntilSaved,
} from '../support/editor';
import { holdRequests } from '../support/held-requests';
import { expect, openInSecondBrowser, test } from '../support/test';
import { asksBeforeClosing, waitForLocalStorage } from '../support/unsaved-text';

test.use({
  allowedErrors: [/Failed to load resource|ERR_|409|500|net::|dynamically imported|A file is missing/],
});

test('the editor opens with unavailable storage, and says where edits are kept @full', async ({ page }) => {
  await openEditor(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await page.goto('/edit-profile');
  await waitForEditor(page);
  await page.route(SAVE_URL, (route) => route.fulfill({ status: 500, body: 'no' }));
  await typeSweetSpot(page, 'Nowhere but here.');
  await expect(page.getByText(/Your edits are in this page alone/)).toBeVisible();
  await expect(page.getByText('Your edits are kept in this browser.')).toBeHidden();
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
  await page.unroute(SAVE_URL);
  await page.getByRole('button', { name: 'Retry?' }).click();
  await waitUntilSaved(page);
  await expect.poll(() => asksBeforeClosing(page)).toBe(false);
});

/** Opens a profile of three key roles in two windows, with that section open in both. @returns the second window */
async function openKeyRolesTwice(page: Page, context: BrowserContext): Promise<Page> {
  await openEditor(page, { ...TOVE, highlights: ['First', 'Second', 'Third'] });
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  await otherPage.getByRole('button', { name: 'Edit Key Roles' }).click();
  await page.getByRole('button', { name: 'Edit Key Roles' }).click();
  return otherPage;
}

test('H31 a row that another window removes while it is dragged moves no other row @full', async ({
  page,
  context,
}) => {
  const otherPage = await openKeyRolesTwice(page, context);
  const box = await page.getByRole('button', { name: /^Move Second/ }).boundingBox();
  if (!box) throw new Error('The grip is not shown');
  const x = box.x + box.width / 2;
  const dragTo = (y: number) => page.mouse.move(x, y, { steps: 3 });
  await dragTo(box.y + box.height / 2);
  await page.mouse.down();
  await dragTo(box.y - 30);
  // From here on the pointer's events reach the grip below it, that of the first row.
  await otherPage.getByRole('button', { name: 'Remove Second' }).click();
  await expect(page.getByRole('button', { name: /^Move Second/ })).toHaveCount(0);
  await dragTo(box.y - 34);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Move / }).first()).toHaveAccessibleName(/^Move First/);
});

test('an open row stays the same row when another window removes one above it @full', async ({
  page,
  context,
}) => {
  const otherPage = await openKeyRolesTwice(page, context);
  await page.getByRole('button', { name: 'Edit Second' }).click();

  await otherPage.getByRole('button', { name: 'Remove First' }).click();
  await waitUntilSaved(otherPage);
  await expect(page.getByRole('button', { name: 'Edit First' })).toBeHidden();
  const field = page.getByRole('textbox', { name: /^Edit role/ });
  await expect(field).toHaveValue('Second');
  await field.fill('Second, mended');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Second' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Third' })).toBeVisible();

  await test.step('the second click on Cancel does not press Remove', async () => {
    await page.getByRole('button', { name: 'Edit Second' }).click();
    await page.getByRole('button', { name: 'Cancel the change' }).dblclick();
    await expect(page.getByRole('button', { name: 'Remove Second' })).toBeVisible();
  });

  await test.step('undo reverts the last change of this tab, and shows where', async () => {
    await page.getByRole('button', { name: 'Edit Third' }).click();
    await page.getByRole('textbox', { name: /^Edit role/ }).fill('Third, mended');
    await page.keyboard.press('Enter');
    await waitUntilSaved(page);
    await expect(otherPage.getByRole('button', { name: 'Edit Third, mended' })).toBeVisible();
    await otherPage.getByRole('button', { name: 'Add a role' }).click();
    await otherPage.keyboard.type('Fourth');
    await otherPage.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit Fourth' })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Undo' }).click();
    const roles = page.locator('[data-section=keyRoles]').getByRole('listitem');
    await expect(roles).toHaveText(['Second', 'Third', 'Fourth']);
    await expect(page.getByText('Changed: Key Roles')).toBeAttached();
  });
});

test('the window whose concurrent edit was overwritten shows a message @full', async ({ page, context }) => {
  await openEditor(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  await waitForEditor(otherPage);
  const release = await holdRequests(otherPage, SAVE_URL);
  const sent = otherPage.waitForRequest(SAVE_URL);
  await typeSweetSpot(otherPage, 'The later words.');
  await sent;
  await typeSweetSpot(page, 'The earlier words.');
  await waitUntilSaved(page);
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByText('Edited in two places: Sweet Spot')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/what was written elsewhere was saved over yours/)).toBeVisible();
});

test('logging out in another window saves the edits of this one first @full', async ({ page, context }) => {
  const email = await openEditor(page, TOVE);
  await goToDashboard(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  await waitForEditor(otherPage);
  await typeDescription(otherPage, 'Typed in the moment of leaving.');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(otherPage).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('harbour-pilot-7');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/edit-profile');
  await expect(page.getByText('Typed in the moment of leaving.')).toBeVisible();
});

test('the editor stays if a part of it cannot be loaded, and preloaded screens open offline @full', async ({
  page,
  context,
}) => {
  const missingPart = builtFileGlob('src/web/features/profile-editor/compare/history-dialog.tsx');
  await page.route(missingPart, (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await openEditor(page);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await waitForEditor(page);
  await page.unroute(missingPart);
  // Chromium never fetches that file again under the same URL.
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await page.keyboard.press('Escape');
  await goToDashboard(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Job Preferences' }).first().click();
  await expect(page.getByRole('heading', { name: 'Job Preferences', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Your Dashboard' }).click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByText('Error loading profile. Please try again.')).toBeVisible();
  await context.setOffline(false);
});

test('A8, A9 the next editor of a browser reports a removal that was undone after its page was closed @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, highlights: ['First', 'Second', 'Third'] });
  const removeFirst = async () => {
    await page.getByRole('button', { name: 'Edit Key Roles' }).click();
    await page.getByRole('button', { name: /^Remove First/ }).click();
  };
  await goToDashboard(page);
  await page.goto('/edit-profile');
  const otherPage = await openInSecondBrowser(page, newPerson);
  await waitForEditor(otherPage);
  const editFirst = async (words: string) => {
    await otherPage.getByRole('button', { name: /^Edit First/ }).click();
    await otherPage.getByRole('textbox', { name: /^Edit role/ }).fill(words);
    await otherPage.keyboard.press('Enter');
  };
  const notice = page.getByText('Edited in two places: Key Roles');

  // The removal is saved, and then undone by a device that was offline with an edit of the row.
  await otherPage.context().setOffline(true);
  await otherPage.getByRole('button', { name: 'Edit Key Roles' }).click();
  await editFirst('First, from the phone');
  await removeFirst();
  await waitUntilAllSaved(page);
  await page.goto('/legal/privacy');
  await otherPage.context().setOffline(false);
  await waitUntilAllSaved(otherPage);
  await page.goto('/edit-profile');
  await expect(notice).toBeVisible();
  await expect(page.getByText(/also where you had removed it/)).toBeVisible();
  await page.reload();
  await waitForEditor(page);
  await expect(page.getByText('First, from the phone')).toBeVisible();

  // The removal is not saved when its page is closed; another screen sends it.
  await page.context().setOffline(true);
  await removeFirst();
  await waitForLocalStorage(page, 'Second');
  await page.close();
  await editFirst('First, from the phone again');
  await waitUntilAllSaved(otherPage);
  const next = await page.context().newPage();
  await page.context().setOffline(false);
  await next.goto('/dashboard');
  await expect.poll(() => next.evaluate(countUnsentSessions)).toBe(0);
  await next.goto('/edit-profile');
  await expect(next.getByText('First, from the phone again')).toBeVisible();
  await expect(next.getByText('Edited in two places: Key Roles')).toBeVisible();
});
