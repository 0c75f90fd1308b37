/** Data-loss journeys: edits in two tabs and on two devices. */
import type { Page } from '@playwright/test';
import {
  editAndAwaitSave,
  goToDashboard,
  logIn,
  openEditor,
  openEditorAs,
  SAVE_URL,
  TOVE,
  typeDescription,
  typeSweetSpot,
  waitForEditor,
  waitUntilAllSaved,
  waitUntilSaved,
} from '../support/editor';
import { RESEND } from '../support/resend';
import { expect, openInSecondBrowser, test } from '../support/test';
import { expectInProfile, waitForLocalStorage } from '../support/unsaved-text';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

const PROFILE_WITH_ROLES = { ...TOVE, highlights: ['First', 'Second', 'Third'] };

test('P1 edits of two rows of one list on two devices at once are both kept @full', async ({
  page,
  newPerson,
}) => {
  const email = await openEditor(page, PROFILE_WITH_ROLES);
  const phone = await newPerson();
  await openEditorAs(phone, email);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Edit Key Roles' }).click();
  await phone.getByRole('button', { name: 'Edit First' }).click();
  await phone.getByRole('textbox', { name: /^Edit role/ }).fill('First, from the phone');
  await phone.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit Key Roles' }).click();
  await page.getByRole('button', { name: 'Edit Third' }).click();
  await page.getByRole('textbox', { name: /^Edit role/ }).fill('Third, from the desk');
  await page.keyboard.press('Enter');
  await waitUntilSaved(page);
  await phone.context().setOffline(false);
  await waitUntilSaved(phone);
  await expectInProfile(phone, 'First, from the phone', 'Third, from the desk');
  await expect(phone.getByText(/Edited in two places/)).toHaveCount(0);
});

test('N1 a row that one device removes while another one edits it stays, with a message on the first @full', async ({
  page,
  newPerson,
}) => {
  const email = await openEditor(page, PROFILE_WITH_ROLES);
  const phone = await newPerson();
  await openEditorAs(phone, email);
  const remove = async (tab: Page, row: string) => {
    await tab.getByRole('button', { name: 'Edit Key Roles' }).click();
    await tab.getByRole('button', { name: `Remove ${row}` }).click();
  };
  const edit = async (tab: Page, row: string) => {
    await tab.getByRole('button', { name: 'Edit Key Roles' }).click();
    await tab.getByRole('button', { name: `Edit ${row}` }).click();
    await tab.getByRole('textbox', { name: /^Edit role/ }).fill(`${row}, from the desk`);
    await tab.keyboard.press('Enter');
    await waitUntilSaved(tab);
  };
  await test.step('the remover saves later', async () => {
    await phone.context().setOffline(true);
    await remove(phone, 'Second');
    await edit(page, 'Second');
    await phone.context().setOffline(false);
    await waitUntilSaved(phone);
    await expectInProfile(phone, 'Second, from the desk');
    await expect(phone.getByText(/something that you removed here was edited elsewhere/)).toBeVisible();
  });
  await test.step('the remover has saved before', async () => {
    await phone.reload();
    await waitForEditor(phone);
    await page.reload();
    await waitForEditor(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Edit Key Roles' }).click();
    await page.getByRole('button', { name: 'Edit Third' }).click();
    await page.getByRole('textbox', { name: /^Edit role/ }).fill('Third, from the desk');
    await page.keyboard.press('Enter');
    await remove(phone, 'Third');
    await waitUntilSaved(phone);
    await page.context().setOffline(false);
    await waitUntilSaved(page);
    await expectInProfile(page, 'Third, from the desk');
    await expect(page.getByText(/Your text was saved over what was written elsewhere/)).toBeVisible();
    await expect(phone.getByText(/also where you had removed it/)).toBeVisible({
      timeout: 20_000,
    });
  });
});

test('P2 an edit on one device survives the removal of its section on another @full', async ({
  page,
  newPerson,
}) => {
  const email = await openEditor(page, PROFILE_WITH_ROLES);
  const phone = await newPerson();
  await openEditorAs(phone, email);
  await phone.context().setOffline(true);
  await typeSweetSpot(phone, 'Kept by the phone.');
  await typeSweetSpot(page, '');
  await page.keyboard.press('Tab');
  await waitUntilSaved(page);
  await phone.context().setOffline(false);
  await expectInProfile(phone, 'Kept by the phone.');
});

test('P3 three tabs that type in different sections and are closed at once lose nothing @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const tab of [second, third]) {
    await tab.goto('/edit-profile');
    await waitForEditor(tab);
  }
  await typeSweetSpot(page, 'Tab one.');
  await typeDescription(second, 'Tab two.');
  await third.getByRole('button', { name: /^Edit .*User Manual/ }).click();
  await third.getByRole('textbox', { name: /User Manual/ }).fill('Tab three.');
  await Promise.all([page, second, third].map((tab) => tab.close({ runBeforeUnload: true })));
  const nextPage = await context.newPage();
  await nextPage.goto('/edit-profile');
  await expectInProfile(nextPage, 'Tab one.', 'Tab two.', 'Tab three.');
});

test('P4 edits of two offline tabs in different sections survive closing both @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  await waitForEditor(otherPage);
  await context.setOffline(true);
  await typeSweetSpot(page, 'Offline, one.');
  await typeDescription(otherPage, 'Offline, two.');
  await waitForLocalStorage(page, 'Offline, one.');
  await waitForLocalStorage(otherPage, 'Offline, two.');
  await Promise.all([page.close(), otherPage.close()]);
  await context.setOffline(false);
  const nextPage = await context.newPage();
  await nextPage.goto('/edit-profile');
  await expectInProfile(nextPage, 'Offline, one.', 'Offline, two.');
});

test('P5 text typed in one tab survives restoring an older version in another @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await typeSweetSpot(page, 'A second version.');
  await waitUntilSaved(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  await waitForEditor(otherPage);
  await typeDescription(otherPage, 'Typed while it was restored.');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expectInProfile(page, 'Typed while it was restored.');
});

test('P6 undo in one tab does not revert edits of another @full', async ({ page, context }) => {
  await openEditor(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  await waitForEditor(otherPage);
  await typeSweetSpot(page, 'Mine, to be undone.');
  await waitUntilSaved(page);
  await typeDescription(otherPage, 'Of the other tab.');
  await waitUntilSaved(otherPage);
  await expect(page.getByText('Of the other tab.')).toBeVisible({ timeout: 20_000 });
  await editAndAwaitSave(page, () => page.getByRole('button', { name: 'Undo' }).click());
  const answer = await page.request.post('/api/rpc/profiles/mine', { data: {}, ...RESEND });
  const profile = await answer.text();
  expect(profile).toContain('Of the other tab.');
  expect(profile).not.toContain('Mine, to be undone.');
});

test('P7 a second window of job preferences shows a message and keeps its answers @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await goToDashboard(page);
  await page.goto('/work-preferences');
  const otherPage = await context.newPage();
  await otherPage.goto('/work-preferences');
  for (const tab of [page, otherPage])
    await tab.getByRole('checkbox', { name: 'Full-time Position' }).check();
  await page.getByLabel('From').fill('100000');
  await otherPage.getByLabel('From').fill('200000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
  await otherPage.getByRole('button', { name: 'Continue' }).click();
  await expect(otherPage.getByText(/^Nothing was saved from here yet\./)).toBeVisible();
  await expect(otherPage.getByLabel('From')).toHaveValue('200,000');
});

test('P8 text survives logging out everywhere on another device during typing @full', async ({
  page,
  newPerson,
}) => {
  const email = await openEditor(page);
  await goToDashboard(page);
  await page.goto('/edit-profile');
  await waitForEditor(page);
  const phone = await newPerson();
  await phone.goto('/login');
  await logIn(phone, email);
  await phone.evaluate(() =>
    fetch('/api/auth/logout/everywhere', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
  await typeSweetSpot(page, 'Typed after being logged out.');
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await dialog.getByLabel('Password', { exact: true }).fill('harbour-pilot-7');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectInProfile(page, 'Typed after being logged out.');
});

test('P9 someone else who logs in in another tab gets no text of the first person, who finds it later @full', async ({
  page,
  context,
  newPerson,
}) => {
  const stranger = await newPerson();
  const theirs = await openEditor(stranger);
  const mine = await openEditor(page);
  await page.route(SAVE_URL, (route) => route.abort());
  await typeSweetSpot(page, 'Mine alone.');
  await expect(page.getByText('Save failed.')).toBeVisible();
  await context.clearCookies();
  const otherPage = await context.newPage();
  await openEditorAs(otherPage, theirs);
  await page.unroute(SAVE_URL);
  // The page retries by itself, and detects who is signed in.
  await expect(page.getByRole('dialog', { name: 'Another account is signed in' })).toBeVisible();
  const answer = await otherPage.request.post('/api/rpc/profiles/mine', { data: {}, ...RESEND });
  expect(await answer.text()).not.toContain('Mine alone.');
  await page.close();
  await context.clearCookies();
  await otherPage.goto('/login?from=/edit-profile');
  await logIn(otherPage, mine);
  await otherPage.goto('/edit-profile');
  await expectInProfile(otherPage, 'Mine alone.');
});

test('Z7 two fields of one case story, each filled on another device, are both kept @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Edit Case stories' }).click();
  await page.getByRole('button', { name: 'Add a case story' }).click();
  await page.getByLabel('Situation, in one sentence').fill('Two laboratories, one ledger.');
  await waitUntilAllSaved(page);
  const otherPage = await openInSecondBrowser(page, newPerson);
  await waitForEditor(otherPage);
  await otherPage.getByRole('button', { name: 'Edit Case stories' }).click();
  await page.getByLabel('Result').fill('One close a month.');
  await otherPage.getByLabel('Where and when').fill('Bergen, 2024');
  await expectInProfile(page, 'One close a month.', 'Bergen, 2024');
  await expect(otherPage.getByLabel('Result')).toHaveValue('One close a month.');
  await expect(page.getByText(/Edited in two places/)).toHaveCount(0);
});
