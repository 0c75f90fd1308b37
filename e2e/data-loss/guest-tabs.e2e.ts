/** Data-loss journeys: a guest who generates another profile while a tab has words in the record of the one before. */
import type { Page } from '@playwright/test';
import { docxOf } from '@/server/testing/documents/documents';
import { PASSWORD } from '../support/editor';
import { submitGuestForm } from '../support/guest-form';
import { holdRequests } from '../support/held-requests';
import { linkFromMail } from '../support/mail';
import { expectInRecord } from '../support/record-education';
import { fillSignUp, signUp } from '../support/sign-up';
import { expect, test } from '../support/test';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

const resumeOf = (name: string, turnover: string) => ({
  username: name.toLowerCase().replace(' ', '-'),
  resume: {
    name: 'cv.docx',
    bytes: docxOf([
      name,
      'Chief Operating Officer',
      'Experience',
      'Chief Operating Officer, Tanager Health Ltd',
      'January 2016 - December 2021',
      `• Cut staff turnover by ${turnover}`,
      'Operations Director, Saltmarsh Shipping Ltd',
      'April 2010 - December 2015',
      '• Reduced delivery time by 18%',
    ]),
  },
});

/** Generates a profile and waits until it is shown. */
async function generate(page: Page, name: string, turnover: string) {
  await submitGuestForm(page, resumeOf(name, turnover));
  await expect(page).toHaveURL(/\/preview$/);
}

/** Writes an honour into the open record of a guest. */
async function writeHonour(page: Page, words: string) {
  await page.getByRole('button', { name: /^(Edit )?Honours$/ }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(words)).toBeVisible();
}

/** Generates a profile and writes an honour into its record, which stays open. */
async function generateWithHonour(page: Page) {
  await generate(page, 'Ruth Calloway', '23%');
  await page.goto('/profile-generator/record');
  await writeHonour(page, 'Gold medal of the port');
}

/** Signs up in a tab that has a guest's profile. @returns the address */
async function signUpAs(page: Page, name: string): Promise<string> {
  const email = `${name}.${process.pid}@example.com`;
  await page.goto('/signup');
  await signUp(page, email, PASSWORD);
  return email;
}

/** Opens the link that a sign-up was mailed, which claims the profile. */
async function claim(page: Page, email: string) {
  await page.goto(await linkFromMail(page, email, /confirm/i));
  await expect(page).toHaveURL(/\/edit-profile$/);
}

test('G1 what a guest writes into the record in one tab while another one generates from newer files, and after that, is claimed @full', async ({
  page,
}) => {
  await generate(page, 'Ruth Calloway', '23%');
  const otherPage = await page.context().newPage();
  await otherPage.goto('/profile-generator/record');
  const release = await holdRequests(page, '**/webhook/generate-profile-guest');
  await submitGuestForm(page, resumeOf('Ruth Calloway', '29%'));
  await otherPage.getByRole('button', { name: 'More for Operations Director' }).last().click();
  await otherPage.getByRole('menuitem', { name: 'Mend' }).click();
  await otherPage.getByRole('button', { name: 'Add a line' }).click();
  await otherPage.keyboard.type('Sold the last');
  release();
  await expect(page).toHaveURL(/\/preview$/);
  await expect(otherPage.getByText('Generated again in another tab.')).toBeVisible();
  await otherPage.keyboard.type(' steamer');
  await otherPage.getByRole('button', { name: 'Done' }).click();
  await writeHonour(otherPage, 'Gold medal of the port');
  await page.goto('/profile-generator/record');
  for (const words of ['Cut staff turnover by 29%', 'Sold the last steamer', 'Gold medal of the port']) {
    for (const tab of [page, otherPage]) await expect(tab.getByText(words).first()).toBeVisible();
  }

  const email = await signUpAs(page, 'g1');
  await claim(page, email);
  await expectInRecord(page, 'Sold the last steamer');
  await expectInRecord(page, 'Gold medal of the port');
});

test('G2 a guest who generates again in a new tab is told of the words in the other one, which stay @full', async ({
  page,
}) => {
  await generateWithHonour(page);
  const newTab = await page.context().newPage();
  await newTab.goto('/profile-generator/create');
  await expect(newTab.getByText('You have written into the record of Ruth Calloway')).toBeVisible();
  await generate(newTab, 'Ruth Calloway', '29%');
  await newTab.goto('/profile-generator/record');
  await expect(newTab.getByText('Gold medal of the port')).toBeVisible();
});

test('G3 claiming one person’s profile leaves another’s, and what was written into it, in its tab @full', async ({
  page,
}) => {
  await generateWithHonour(page);
  const newTab = await page.context().newPage();
  await generate(newTab, 'Ines Calder', '29%');
  await signUpAs(newTab, 'g3');
  await page.reload();
  await expect(page.getByText('Gold medal of the port')).toBeVisible();
  await expect(page.getByText('You claimed this profile in another tab')).toBeHidden();
});

test('G4 a guest whose sign-up had a mistyped address signs up again and claims the profile with what was written into it @full', async ({
  page,
}) => {
  await generateWithHonour(page);
  await signUpAs(page, 'g4.mistyped');
  await page.reload();
  await page.getByRole('link', { name: 'Back to sign up' }).click();
  await expect(page.getByText('Great! Your profile is ready.')).toBeVisible();
  await page.goto('/profile-generator/record');
  await writeHonour(page, 'Silver cup of the yard');
  const email = await signUpAs(page, 'g4');
  await claim(page, email);
  await expectInRecord(page, 'Gold medal of the port');
  await expectInRecord(page, 'Silver cup of the yard');
  const isKept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }).includes('Gold medal'));
  expect(await isKept()).toBe(false);
});

test('R1 what a guest types in one tab without a pause, while another one creates the account, is claimed @full', async ({
  page,
}) => {
  await generate(page, 'Ruth Calloway', '23%');
  const otherPage = await page.context().newPage();
  await otherPage.goto('/profile-generator/record');
  await otherPage.getByRole('button', { name: /^(Edit )?Honours$/ }).click();
  await otherPage.keyboard.press('ControlOrMeta+End');
  const email = `r1.${process.pid}@example.com`;
  await page.goto('/signup');
  await fillSignUp(page, email, PASSWORD);
  const release = await holdRequests(page, '**/webhook/submit-profile');
  const claimRequest = page.waitForRequest('**/webhook/submit-profile');

  let isTyping = true;
  const typed = (async () => {
    for (let word = 1; isTyping; word++) await otherPage.keyboard.type(`word${word} `, { delay: 20 });
  })();
  const field = otherPage.getByRole('textbox').filter({ visible: true }).first();
  await expect(field).toHaveValue(/word5/);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(otherPage.getByText('You are claiming this profile in another tab')).toBeVisible();
  await page.waitForTimeout(500);
  release();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  isTyping = false;
  await typed;
  await expect(otherPage.getByText('What you typed here goes with it.')).toBeVisible();
  await expect(otherPage.getByText('Kept in this tab')).toBeHidden();
  const words = (await field.inputValue()).trim();
  // What is claimed without them would be sent later, if they log in in this browser.
  expect((await claimRequest).postData()).toContain(words);
  await claim(page, email);
  await expectInRecord(page, words);
});
