/** Data-loss journeys: unfinished input of readers and owners, logging out in another tab, and notes written twice. */
import type { Page } from '@playwright/test';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { goToDashboard, openEditor } from '../support/editor';
import { linkFromMail } from '../support/mail';
import { expectInRecord } from '../support/record-education';
import { openNewRole, roleField } from '../support/roles';
import { serverAnswerTo } from '../support/server-answer';
import { expect, openInSecondBrowser, test } from '../support/test';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

const READER_EMAIL = `w3.okafor.${process.pid}@northgate.example`;

/**
 * Holds back responses with the profile, in which it has a name that the account does not have.
 * @returns a function that releases them
 */
async function holdName(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/rpc/profiles/mine', async (route) => {
    const body = await (await serverAnswerTo(route)).text();
    await released;
    await route.fulfill({ body: body.replaceAll('Tove Berg', name), contentType: 'application/json' });
  });
  return release;
}

test('W3, W4, W15, N5, A6 no text of an introduction is lost when unfinished, sent to a closed page, answered in two tabs, or erased @full', async ({
  page,
  newPerson,
}) => {
  const reader = await newPerson();
  await openEditor(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const url = (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
  await goToDashboard(page);
  await page.goto('/introductions');
  const introductionsSwitch = page.getByRole('switch', { name: 'Take introductions' });
  await introductionsSwitch.click();
  await expect(page.getByRole('link', { name: 'See it on your page' })).toBeVisible();

  const about = reader.getByLabel('What it is about');
  await expect(async () => {
    await reader.goto(`${url}/introduce`);
    await expect(about).toBeVisible({ timeout: 500 });
  }).toPass();
  await about.fill('We bought two laboratories in September.');
  await reader.goto('/');
  await reader.goto(`${url}/introduce`);
  await expect(about).toHaveValue('We bought two laboratories in September.');
  await expect(reader.getByText('What you typed in this tab before is here again.')).toBeVisible();
  await reader.getByLabel('Name').fill('Adaeze Okafor');
  await reader.getByLabel('Company').fill('Northgate Diagnostics');
  await reader.getByLabel('Work email').fill(READER_EMAIL);
  await reader.getByLabel('Days a month').fill('8');
  await reader.getByLabel('Start').fill('2099-01-18');

  await introductionsSwitch.click();
  await expect(page.getByRole('link', { name: 'See it on your page' })).toHaveCount(0);
  await reader.getByRole('button', { name: 'Send introduction' }).click();
  await expect(reader.getByText('This page takes no introductions at present.')).toBeVisible();
  await expect(reader.getByText('We bought two laboratories in September.')).toBeVisible();
  // As after a reload before it was sent.
  await reader.goto(`${url}/introduce`);
  await expect(reader.getByText('This page takes no introductions at present.')).toBeVisible();
  await expect(reader.getByText('We bought two laboratories in September.')).toBeVisible();
  await introductionsSwitch.click();
  await expect(page.getByRole('link', { name: 'See it on your page' })).toBeVisible();
  await reader.goto(`${url}/introduce`);
  await expect(reader.getByLabel('Company')).toHaveValue('Northgate Diagnostics');
  const sent = reader.getByRole('heading', { name: 'One message is on its way to you' });
  await expect(async () => {
    if (await sent.isVisible()) return;
    await reader.getByRole('button', { name: 'Send introduction' }).click({ timeout: 2_000 });
    await expect(sent).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const storedForms = () =>
    reader.evaluate(() => Object.keys(sessionStorage).filter((key) => /form/.test(key)));
  await expect.poll(storedForms).toEqual([]);

  const link = await linkFromMail(reader, READER_EMAIL, /Confirm your introduction/);
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Send introduction' }).click();
  await expect(reader.getByRole('heading', { name: /Your introduction is with/ })).toBeVisible();
  await page.goto('/introductions');
  await page
    .getByRole('link', { name: /Adaeze Okafor/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  const otherPage = await page.context().newPage();
  const release = await holdName(otherPage, 'Dr. Tove Berg');
  await otherPage.goto(page.url());
  await otherPage.getByRole('button', { name: 'Decline politely' }).click();
  // The letter waits for the name of the page, and is not signed with that of the account meanwhile.
  await expect(otherPage.getByText('Opening the letter...')).toBeVisible();
  release();
  await expect(otherPage.getByLabel('Your words')).toHaveValue(/Dr\. Tove Berg$/);
  await otherPage.unroute('**/api/rpc/profiles/mine');
  await otherPage.getByLabel('Your words').fill('Not this spring, Adaeze.');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/Adaeze has your address since/)).toBeVisible();
  await otherPage.getByRole('button', { name: 'Send and decline' }).click();
  await expect(
    otherPage.getByText('These words were not sent: it was answered in another window.'),
  ).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByText('Not this spring, Adaeze.')).toBeVisible();

  await reader.goto(link);
  await reader.getByRole('button', { name: 'Erase it' }).click();
  await expect(reader.getByRole('heading', { name: 'Erased' })).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByText(/the introduction has been erased meanwhile/)).toBeVisible();
  await expect(otherPage.getByText('Not this spring, Adaeze.')).toBeVisible();
});

test('W6 a document not yet added and an address not yet saved survive a reload @full', async ({ page }) => {
  await createConfirmedProfile(page, 'w6@example.com');
  await page.goto('/settings');
  await page.getByLabel('Email address').fill('w6.new@example.com');
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue('w6.new@example.com');
  await page.getByLabel('Email address').fill('w6@example.com');
  await page.goto('/create-profile');
  await page.getByLabel('Title', { exact: true }).fill('Board paper');
  await page.getByLabel('Description').fill('The turnaround of the harbour');
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Board paper');
  await expect(page.getByLabel('Description')).toHaveValue('The turnaround of the harbour');
});

test('W7 logging out in another tab while notes are being sent does not ask @full', async ({ page }) => {
  await createConfirmedProfile(page, 'w7@example.com');
  await openNewRole(page);
  await page.getByLabel('Notes').waitFor();
  const otherPage = await page.context().newPage();
  await otherPage.goto('/dashboard');
  await otherPage.getByRole('button', { name: 'Logout' }).waitFor();
  const saved = page.waitForResponse((answer) => answer.url().includes('/roles/setNotes') && answer.ok());
  await page.getByLabel('Notes').fill('Typed a moment before.');
  await otherPage.getByRole('button', { name: 'Logout' }).click();
  await expect(otherPage).toHaveURL(/\/login/);
  await saved;
});

test('X46 logging out in another tab after an interview was saved does not ask @full', async ({ page }) => {
  await createConfirmedProfile(page, 'x46@example.com');
  await page.goto('/questions');
  await page.getByLabel('Something that is not here').check();
  await page.getByLabel('What it was').fill('Raised punctuality from 71% to 94%');
  await page.getByLabel('Why this one?').fill('Nobody believed in it');
  await expectInRecord(page, 'Nobody believed in it');
  await expect(page.getByText(/Last saved at/)).toBeVisible();
  const otherPage = await page.context().newPage();
  await otherPage.goto('/dashboard');
  await otherPage.getByRole('button', { name: 'Logout' }).click();
  await expect(otherPage).toHaveURL(/\/login/);
});

test('W10 notes of a private version written in two browsers are both offered @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page);
  await goToDashboard(page);
  await page.goto('/links');
  await page.getByRole('button', { name: 'New version' }).click();
  const note = (tab: Page) => tab.getByLabel(/Note above/);
  await note(page).waitFor();
  const otherPage = await openInSecondBrowser(page, newPerson);
  await note(otherPage).waitFor();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/privateVersions/save') && answer.ok(),
  );
  await note(page).fill('Written at home.');
  await saved;
  await note(otherPage).fill('Written on a train.');
  await expect(otherPage.getByText('Written in two places at the same time')).toBeVisible();
  await expect(note(otherPage)).toHaveValue('Written on a train.');
  await otherPage.reload();
  await otherPage.getByRole('button', { name: 'Use the other' }).click();
  await expect(note(otherPage)).toHaveValue('Written at home.');
});

test('T25 both devices are asked about an overwritten note @full', async ({ page, newPerson }) => {
  await openEditor(page);
  await goToDashboard(page);
  await page.goto('/links');
  await page.getByRole('button', { name: 'New version' }).click();
  const note = (tab: Page) => tab.getByLabel(/Note above/);
  const conflictNotice = (tab: Page) => tab.getByText('Written in two places at the same time');
  await note(page).waitFor();
  const otherPage = await openInSecondBrowser(page, newPerson);
  await note(otherPage).waitFor();
  await note(page).fill('Written at home.');
  await note(otherPage).fill('Written on a train.');
  await expect(conflictNotice(page)).toBeVisible({ timeout: 20_000 });
  await expect(conflictNotice(otherPage)).toBeVisible({ timeout: 20_000 });
  // The later save is shown on both; the other text can be restored with one press.
  await expect
    .poll(async () => (await note(page).inputValue()) === (await note(otherPage).inputValue()))
    .toBe(true);
  const shownText = await note(page).inputValue();
  await page.getByRole('button', { name: 'Use the other' }).click();
  const chosen = shownText === 'Written at home.' ? 'Written on a train.' : 'Written at home.';
  await expect(note(page)).toHaveValue(chosen);
  await expect(note(otherPage)).toHaveValue(chosen, { timeout: 20_000 });
  await expect(conflictNotice(otherPage)).toBeHidden();
});

test('X49 roles typed in two tabs that are both closed unsent are shown one after the other @full', async ({
  page,
}) => {
  await createConfirmedProfile(page, 'x49@example.com');
  const texts = ['# Chief Pilot\n\n- Harbours', '# Treasurer\n\n- Audits'];
  const tabs = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of tabs) await tab.goto('/roles');
  for (const [index, tab] of tabs.entries()) {
    await roleField(tab).fill(texts[index] ?? '');
    await expect
      .poll(() =>
        tab.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('role-intake')).length),
      )
      .toBeGreaterThan(0);
  }
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /\.text\.\S+~beside~/.test(key)).length),
    )
    .toBeGreaterThan(0);
  for (const tab of tabs) await tab.close();
  await page.goto('/roles');
  await expect(roleField(page)).toHaveValue(texts[1] ?? '');
  await page.getByRole('button', { name: 'Add role' }).click();
  await expect(page.getByRole('link', { name: /Treasurer/ })).toBeVisible();
  // A page that is opened moves the text to its place when it is idle; the form shows it from the next page on.
  await expect(async () => {
    await page.reload();
    await expect(roleField(page)).toHaveValue(texts[0] ?? '', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});
