/** Data-loss journeys: responses lost after the server has done the work. */
import type { Page } from '@playwright/test';
import { createConfirmedProfile } from '../support/confirmed-profile';
import {
  goToDashboard,
  openEditor,
  PASSWORD,
  publishWithIntroductions,
  SAVE_URL,
  typeSweetSpot,
  waitUntilSaved,
} from '../support/editor';
import { linkFromMail, waitForMail } from '../support/mail';
import { expectInRecord, firstSchoolField } from '../support/record-education';
import { serverAnswerTo } from '../support/server-answer';
import { fillSignUp } from '../support/sign-up';
import { expect, openInSecondBrowser, test } from '../support/test';
import { dropResponses, expectInProfile, expectOnServer } from '../support/unsaved-text';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

const SAVE_RECORD = '**/api/rpc/record/save';

test('T6 an action whose response was lost is reported as unknown, not as failed @full', async ({ page }) => {
  await createConfirmedProfile(page, 't6@example.com');

  await test.step('a new password', async () => {
    await page.goto('/settings');
    const statuses = await dropResponses(page, '**/api/auth/password');
    await page.getByLabel('New password', { exact: true }).fill('quiet-harbour-9');
    await page.getByLabel('Confirm new password', { exact: true }).fill('quiet-harbour-9');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password may already be the new one')).toBeVisible();
    await expect(page.getByText('Failed to update password.')).toHaveCount(0);
    expect(statuses).toEqual([200]);
  });

  await test.step('a request for a reference, which is in the list', async () => {
    await page.goto('/references/ask');
    const statuses = await dropResponses(page, '**/api/rpc/references/ask');
    await page.getByLabel('Name').fill('Henrik Aas');
    await page.getByLabel('Email').fill(`h.aas.${process.pid}@northgate.example`);
    await page.getByRole('radio', { name: 'A few words' }).check();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText(/^Asked on/)).toBeVisible();
    expect(statuses).toEqual([200]);
    await page.goto('/references/ask');
    await expect(page.getByLabel('Name')).toHaveValue('');
  });

  await test.step('a private version, which is in the list', async () => {
    await page.goto('/links');
    const statuses = await dropResponses(page, '**/api/rpc/privateVersions/create');
    await page.getByRole('button', { name: 'New version' }).click();
    await expect(page.getByText('We did not hear back.')).toBeVisible();
    await expect(page.locator('a[href^="/links/"]').first()).toBeVisible();
    expect(statuses).toEqual([200]);
  });
});

test('T12 retrying a sign-up, a login and the end of onboarding whose responses were lost works @full', async ({
  page,
}) => {
  const noAnswerMessage = page.getByText('We did not hear back.');

  await test.step('a sign-up: the retry continues with the same account', async () => {
    await page.goto('/signup');
    const statuses = await dropResponses(page, '**/api/auth/signup');
    await page.getByLabel('First name').fill('Henrik');
    await page.getByLabel('Last name').fill('Aas');
    await fillSignUp(page, `t12.new.${process.pid}@example.com`, PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(noAnswerMessage).toBeVisible();
    expect(statuses).toEqual([200]);
    await page.unroute('**/api/auth/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  await page.context().clearCookies();
  const email = await openEditor(page);
  await test.step('the end of onboarding', async () => {
    const statuses = await dropResponses(page, '**/api/rpc/profiles/confirm');
    await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
    await expect(noAnswerMessage).toBeVisible();
    expect(statuses).toEqual([200]);
    await page.unroute('**/api/rpc/profiles/confirm');
    await goToDashboard(page);
  });

  await test.step('a login: the password stays in the field, and the retry signs in', async () => {
    await page.context().clearCookies();
    await page.goto('/login');
    await dropResponses(page, '**/api/auth/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(noAnswerMessage).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await page.unroute('**/api/auth/login');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('T21 a save whose response was lost never overwrites a later edit of another browser @full', async ({
  page,
  context,
  newPerson,
}) => {
  await openEditor(page);
  const statuses = await dropResponses(page, SAVE_URL);
  await typeSweetSpot(page, 'Old words.');
  await expect.poll(() => statuses).toContain(200);
  const otherPage = await openInSecondBrowser(page, newPerson);
  await page.close();
  await expect(otherPage.getByText('Old words.').first()).toBeVisible();
  await typeSweetSpot(otherPage, 'Newer words.');
  await waitUntilSaved(otherPage);
  const nextPage = await context.newPage();
  const saveAnswered = nextPage.waitForResponse((answer) => answer.url().includes('/profiles/save'));
  await nextPage.goto('/edit-profile');
  await saveAnswered;
  await expect(nextPage.getByText('Newer words.').first()).toBeVisible();
  await expect(nextPage.getByText(/Edited in two places/)).toBeHidden();
  await expectInProfile(nextPage, 'Newer words.');
});

test('T24 an introduction whose response was lost, sent again at once, is shown as sent @full', async ({
  page,
  newPerson,
}) => {
  const email = `t24.reader.${process.pid}@northgate.example`;
  await openEditor(page);
  const url = await publishWithIntroductions(page);

  const reader = await newPerson();
  const form = `${url}/introduce`;
  await expect(async () => {
    await reader.goto(form);
    await expect(reader.getByLabel('Name')).toBeVisible({ timeout: 500 });
  }).toPass();
  const fields = {
    Name: 'Adaeze Okafor',
    Company: 'Northgate Diagnostics',
    'Work email': email,
    'What it is about': 'We bought two laboratories.',
    'Days a month': '8',
    Start: '2099-01-18',
  };
  for (const [label, value] of Object.entries(fields)) await reader.getByLabel(label).fill(value);
  // A form submitted within three seconds counts as a robot's; its time stamp is from when it was shown.
  const stamp = await reader.locator('input[name="stamp"]').inputValue();
  const shownAt = Number.parseInt(stamp, 36);
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(3_000);
  const statuses: number[] = [];
  await reader.route('**/introduce', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    statuses.push((await serverAnswerTo(route)).status());
    await route.abort('connectionreset');
  });
  await reader.getByRole('button', { name: 'Send introduction' }).click();
  await expect.poll(() => statuses).toEqual([200]);
  await reader.unroute('**/introduce');
  await reader.goto(form);
  await reader.getByRole('button', { name: 'Send introduction' }).click();
  await expect(reader.getByRole('heading', { name: 'One message is on its way to you' })).toBeVisible();
  await waitForMail(reader, email, /Confirm your introduction/);
  await expect(reader.getByRole('article').filter({ hasText: `To ${email}` })).toHaveCount(1);
});

test('T26 retrying an email confirmation on another device, whose response was lost, leads to the login @full', async ({
  page,
  newPerson,
}) => {
  const email = `t26.${process.pid}@example.com`;
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Henrik');
  await page.getByLabel('Last name').fill('Aas');
  await fillSignUp(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const phone = await newPerson();
  await phone.goto(await linkFromMail(page, email, /confirm/i));
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const statuses = await dropResponses(phone, '**/api/auth/verify');
  await phone.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(phone.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  expect(statuses).toEqual([200]);
  await phone.unroute('**/api/auth/verify');
  // The session cookie was in the lost response.
  await phone.context().clearCookies();
  await phone.getByRole('button', { name: 'Try again' }).click();
  await expect(phone.getByText('Your address is probably confirmed already.')).toBeVisible();
  await expect(phone.getByText('Authentication failed.')).toHaveCount(0);
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(phone).toHaveURL(/\/create-profile$/);
});

test('X19, X20 typing after a lost response of the record or interview causes no conflict with one’s own text @full', async ({
  page,
  context,
}) => {
  await createConfirmedProfile(page, 'x19@example.com');
  const question = page.getByText(/written in two places/);

  await test.step('the record', async () => {
    await page.goto('/record');
    await page.getByRole('button', { name: 'Edit Education' }).click();
    const statuses = await dropResponses(page, SAVE_RECORD);
    await firstSchoolField(page).fill('Marlow');
    await expect.poll(() => statuses).toContain(200);
    await firstSchoolField(page).fill('Marlow College');
    await page.unroute(SAVE_RECORD);
    await expectInRecord(page, 'Marlow College');
    await expect(page.getByText(/Last saved at/)).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  await test.step('the interview', async () => {
    await page.goto('/questions');
    await page.getByLabel('Something that is not here').check();
    const statuses = await dropResponses(page, SAVE_RECORD);
    await page.getByLabel('What it was').fill('Raised punctuality');
    await expect.poll(() => statuses).toContain(200);
    await page.getByLabel('What it was').fill('Raised punctuality from 71% to 94%');
    await page.unroute(SAVE_RECORD);
    await expectInRecord(page, 'from 71% to 94%');
    await expect(page.getByText(/Last saved at/)).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  await test.step('the record, with its page closed before the response', async () => {
    await page.goto('/record');
    await page.getByRole('button', { name: 'Edit Education' }).click();
    const statuses = await dropResponses(page, SAVE_RECORD);
    await firstSchoolField(page).fill('Saltmarsh');
    await expect.poll(() => statuses).toContain(200);
    await context.setOffline(true);
    await firstSchoolField(page).fill('Saltmarsh School');
    await page.close();
    await context.setOffline(false);
    const nextPage = await context.newPage();
    await nextPage.goto('/record');
    await expectInRecord(nextPage, 'Saltmarsh School');
    await expect(nextPage.getByText('Saltmarsh School').first()).toBeVisible();
    await expect(nextPage.getByText(/written in two places/)).toHaveCount(0);
  });
});

test('Y1 typing after a lost response of a private version or job preferences causes no conflict with one’s own text @full', async ({
  page,
  context,
}) => {
  await createConfirmedProfile(page, 'x19.version@example.com');

  await test.step('the note of a private version, with its page closed', async () => {
    await page.goto('/links');
    await page.getByRole('button', { name: 'New version' }).click();
    const note = (tab: Page) => tab.getByLabel(/Note above/);
    await note(page).waitFor();
    const url = page.url();
    const statuses = await dropResponses(page, '**/api/rpc/privateVersions/save');
    await note(page).fill('For Henrik');
    await expect.poll(() => statuses).toContain(200);
    await context.setOffline(true);
    await note(page).fill('For Henrik, as discussed.');
    await page.close();
    await context.setOffline(false);
    const nextPage = await context.newPage();
    await nextPage.goto(url);
    const id = new URL(url).pathname.split('/').at(-1);
    await expectOnServer(nextPage, 'privateVersions/read', { id }, 'For Henrik, as discussed.');
    await expect(nextPage.getByText(/Written in two places/)).toHaveCount(0);
    await expect(note(nextPage)).toHaveValue('For Henrik, as discussed.');
  });

  await test.step('job preferences', async () => {
    const save = '**/api/rpc/preferences/save';
    const form = await context.newPage();
    await form.goto('/work-preferences');
    await form.getByRole('checkbox', { name: 'Full-time Position' }).check();
    const statuses = await dropResponses(form, save);
    await form.getByLabel('From').fill('180000');
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => statuses).toEqual([200]);
    await expect(form.getByRole('alert').first()).toBeVisible();
    await form.unroute(save);
    await form.getByLabel('From').fill('190000');
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
  });
});
