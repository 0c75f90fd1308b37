/** Data-loss journeys: forms outside the editor. */

import { CONFIRMED_PROFILE_PASSWORD, createConfirmedProfile } from '../support/confirmed-profile';
import { goToDashboard, openEditor } from '../support/editor';
import { holdRequests } from '../support/held-requests';
import { editSchool, expectInRecord, firstSchoolField } from '../support/record-education';
import { openNewRole, roleField } from '../support/roles';
import { serverAnswerTo } from '../support/server-answer';
import { expect, test } from '../support/test';
import { asksBeforeClosing, expectOnServer } from '../support/unsaved-text';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

const SAVE_RECORD = '**/api/rpc/record/save';

/** The id at the end of the URL of a role or a private version. */
const idIn = (url: string) => new URL(url).pathname.split('/').at(-1);

test('F1 an edit of the record made offline survives closing the page @full', async ({ page, context }) => {
  await createConfirmedProfile(page, 'f1@example.com');
  await page.goto('/record');
  await page.getByRole('button', { name: 'Edit Education' }).waitFor();
  await context.setOffline(true);
  await editSchool(page, 'Marlow College');
  await page.close();
  await context.setOffline(false);
  const nextPage = await context.newPage();
  await nextPage.goto('/record');
  await expect(nextPage.getByText('Marlow College').first()).toBeVisible();
  await expectInRecord(nextPage, 'Marlow College');
});

test('F2 with full storage, the record shows a message and asks before closing @full', async ({ page }) => {
  await createConfirmedProfile(page, 'f2@example.com');
  await page.goto('/record');
  await page.getByRole('button', { name: 'Edit Education' }).waitFor();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.route(SAVE_RECORD, (route) => route.abort());
  await editSchool(page, 'Marlow College');
  await expect(page.getByText('Your changes are in this page alone: keep it open.')).toBeVisible();
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
  await page.unroute(SAVE_RECORD);
  await expectInRecord(page, 'Marlow College');
});

test('F3 logging out in another window sends the edits of the record first @full', async ({
  page,
  context,
}) => {
  await createConfirmedProfile(page, 'f3@example.com');
  const otherPage = await context.newPage();
  await otherPage.goto('/record');
  await otherPage.getByRole('button', { name: 'Edit Education' }).waitFor();
  await editSchool(otherPage, 'Marlow College');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill('f3@example.com');
  await page.getByLabel('Password', { exact: true }).fill(CONFIRMED_PROFILE_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expectInRecord(page, 'Marlow College');
});

test('F4 notes on a role, and a role not yet added, survive closing the page offline @full', async ({
  page,
  context,
}) => {
  await createConfirmedProfile(page, 'f4@example.com');
  await page.goto('/roles');
  const field = roleField(page);
  await field.fill(
    '# Chief Operating Officer\nat Kestrel Cold Chain\n\n## Requirements\n\n- Experience in operations',
  );
  await page.getByRole('button', { name: 'Add role' }).click();
  await expect(field).toHaveValue('');
  await field.fill('A second role, half pasted');
  await page.getByRole('link', { name: 'Chief Operating Officer' }).first().click();
  await page.getByLabel('Notes').waitFor();
  const url = page.url();
  await context.setOffline(true);
  await page.getByLabel('Notes').fill('Ask Henrik about the board.');
  await page.close();
  await context.setOffline(false);
  const nextPage = await context.newPage();
  await nextPage.goto(url);
  await expect(nextPage.getByLabel('Notes')).toHaveValue('Ask Henrik about the board.');
  await expectOnServer(nextPage, 'roles/one', { id: idIn(url) }, 'Ask Henrik about the board.');
  await nextPage.goto('/roles');
  await expect(roleField(nextPage)).toHaveValue('A second role, half pasted');
  await nextPage.goto(url);
  await nextPage.evaluate(() => localStorage.clear());
  await nextPage.reload();
  await expect(nextPage.getByLabel('Notes')).toHaveValue('Ask Henrik about the board.');
});

test('T4, T5 job preferences survive a lost response, and keep a town that was typed but not chosen @full', async ({
  page,
}) => {
  await openEditor(page);
  await goToDashboard(page);
  await page.goto('/work-preferences');
  await page.getByRole('checkbox', { name: 'Flexible Position' }).check();
  const town = page.getByLabel(/Current location/);
  await town.pressSequentially('Stockh');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Not taken: choose a place from the list.')).toBeVisible();
  await expect(town).toHaveValue('Stockh');
  await town.fill('Stockholm');
  await expect(page.getByRole('option', { name: /^Stockholm/ }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(town).toHaveValue(/^Stockholm, /);
  const save = '**/api/rpc/preferences/save';
  await page.route(save, async (route) => {
    await serverAnswerTo(route);
    await route.abort();
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.unroute(save);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
});

test('F5 a text for a role survives a reload @full', async ({ page }) => {
  await createConfirmedProfile(page, 'f5@example.com');
  await page.goto('/roles');
  const field = roleField(page);
  await field.fill('A role, half pasted');
  await page.reload();
  await expect(field).toHaveValue('A role, half pasted');
});

test('F6 the note of a private version survives closing the page offline @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await goToDashboard(page);
  await page.goto('/links');
  await page.getByRole('button', { name: 'New version' }).click();
  const note = page.getByLabel(/Note above/);
  await note.waitFor();
  const url = page.url();
  await context.setOffline(true);
  await note.fill('Henrik, written on a train.');
  await page.close();
  await context.setOffline(false);
  const nextPage = await context.newPage();
  await nextPage.goto(url);
  await expect(nextPage.getByLabel(/Note above/)).toHaveValue('Henrik, written on a train.');
  await expectOnServer(nextPage, 'privateVersions/read', { id: idIn(url) }, 'Henrik, written on a train.');
  await nextPage.evaluate(() => localStorage.clear());
  await nextPage.reload();
  await expect(nextPage.getByLabel(/Note above/)).toHaveValue('Henrik, written on a train.');
});

test('F7 an incomplete answer of the interview survives closing the page offline @full', async ({
  page,
  context,
}) => {
  await createConfirmedProfile(page, 'f7@example.com');
  await page.goto('/questions');
  const field = page.getByLabel('Why this one?');
  await field.waitFor();
  await context.setOffline(true);
  await field.fill('Said before a line was picked');
  await page.close();
  await context.setOffline(false);
  const nextPage = await context.newPage();
  await nextPage.goto('/questions');
  await expect(nextPage.getByLabel('Why this one?')).toHaveValue('Said before a line was picked');
  await nextPage.getByLabel('Something that is not here').check();
  await nextPage.getByLabel('What it was').fill('Raised punctuality from 71% to 94%');
  await expectInRecord(nextPage, 'Said before a line was picked');
});

test('F8 text over a limit outside the editor is kept, and everything else is saved @full', async ({
  page,
  context,
}) => {
  const long = 'Long, but not lost. '.repeat(250);
  const excess = /5,000 characters; at most 4,000 can be saved\. Remove 1,000\./;
  await createConfirmedProfile(page, 'f8@example.com');
  await page.goto('/record');
  await page.getByRole('button', { name: 'Edit Education' }).click();
  await firstSchoolField(page).fill(long);
  await expect(page.getByText(excess)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(firstSchoolField(page)).toBeFocused();
  await page.getByRole('button', { name: 'Add a school' }).click();
  await page.getByRole('textbox', { name: 'School' }).last().fill('Marlow College');
  await expectInRecord(page, 'Marlow College');
  await expect(page.getByText('It is kept on this device until it is shorter.')).toBeVisible();
  await page.close();

  const nextPage = await context.newPage();
  await nextPage.goto('/record');
  await nextPage.getByRole('button', { name: 'Edit Education' }).click();
  await expect(firstSchoolField(nextPage)).toHaveValue(long);
  await firstSchoolField(nextPage).fill('Short again College');
  await expectInRecord(nextPage, 'Short again College');

  await openNewRole(nextPage);
  const notes = nextPage.getByLabel('Notes');
  await notes.fill('n'.repeat(20_001));
  await expect(nextPage.getByText('20,001 characters; at most 20,000 can be saved. Remove 1.')).toBeVisible();
  await nextPage.reload();
  await expect(notes).toHaveValue('n'.repeat(20_001));
});

test('F9 an unsent request for a reference survives closing the page @full', async ({ page, context }) => {
  await createConfirmedProfile(page, 'f9@example.com');
  await page.goto('/references/ask');
  await page.getByLabel('Name').fill('Henrik Aas');
  await page.getByLabel('A line of your own').fill('We said we would do this one day.');
  await page.close();
  const nextPage = await context.newPage();
  await nextPage.goto('/references/ask');
  await expect(nextPage.getByLabel('Name')).toHaveValue('Henrik Aas');
  await expect(nextPage.getByLabel('A line of your own')).toHaveValue('We said we would do this one day.');
});

test('F14 a role typed while another one is being sent stays in its field @full', async ({ page }) => {
  await createConfirmedProfile(page, 'f14@example.com');
  await page.goto('/roles');
  const field = roleField(page);
  const release = await holdRequests(page, '**/api/roles');
  await field.fill('# Chief Operating Officer\nat Kestrel Cold Chain\n\n## Requirements\n\n- Operations');
  const sent = page.waitForRequest('**/api/roles');
  await page.getByRole('button', { name: 'Add role' }).click();
  await sent;
  await field.fill('The next role, half pasted');
  release();
  await expect(page.getByRole('link', { name: 'Chief Operating Officer' }).first()).toBeVisible();
  await expect(field).toHaveValue('The next role, half pasted');
  await page.reload();
  await expect(field).toHaveValue('The next role, half pasted');
});

test('F15 a request for a reference, half written in one tab, outlives the one that is sent in another @full', async ({
  page,
  context,
}) => {
  await createConfirmedProfile(page, 'f15@example.com');
  await page.goto('/references/ask');
  await page.getByLabel('Name').fill('Anna Holm');
  await page.getByLabel('Email').fill('anna.holm@example.com');
  await page.getByRole('checkbox').first().check();
  const otherPage = await context.newPage();
  await otherPage.goto('/references/ask');
  await otherPage.getByLabel('Name').fill('Bo Lund');
  await otherPage.getByLabel('A line of your own').fill('We said we would do this one day.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/references$/);
  await otherPage.reload();
  await expect(otherPage.getByLabel('Name')).toHaveValue('Bo Lund');
  await expect(otherPage.getByLabel('A line of your own')).toHaveValue('We said we would do this one day.');
});
