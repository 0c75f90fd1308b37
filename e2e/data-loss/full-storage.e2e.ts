/** Data-loss journeys: input of guests, readers and referees while their browser's storage is full. */
import type { Page } from '@playwright/test';
import { goToDashboard, openEditor, publishWithIntroductions } from '../support/editor';
import { linkFromMail } from '../support/mail';
import { signUpAndConfirm } from '../support/sign-up';
import { expect, test } from '../support/test';
import { asksBeforeClosing } from '../support/unsaved-text';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

/** Makes this page's storage refuse new entries, as full storage does. */
const refuseNewEntries = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

/** Fills the guest's form with a LinkedIn URL. @returns its submit button */
async function fillGenerator(page: Page) {
  await page.goto('/profile-generator/create');
  await page.getByLabel(/LinkedIn URL/).fill('ottoline-marsh');
  return page.getByRole('button', { name: 'Generate Profile' });
}

test('X57 a guest’s profile that full storage refuses is shown, and claimed from its tab @full', async ({
  page,
}) => {
  const generate = await fillGenerator(page);
  await refuseNewEntries(page);
  await generate.click();
  await expect(page).toHaveURL(/\/profile-generator\/preview$/);
  await expect(page.getByText(/so it is in this page alone/)).toBeVisible();
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
  await page.getByRole('link', { name: 'Claim Your Profile' }).click();
  await expect(page.getByText('Great! Your profile is ready.')).toBeVisible();
  await expect(page.getByText(/so it is in this page alone/)).toBeVisible();
  await signUpAndConfirm(page, `x57.${process.pid}@example.com`, 'harbour-pilot-7');
  await expect(page).toHaveURL(/\/edit-profile$/);
  await expect(page.getByText('Ottoline Marsh').first()).toBeVisible();
});

test('X58 with full storage, a guest’s answers and record are kept between screens, with a message and a question before closing @full', async ({
  page,
}) => {
  await (await fillGenerator(page)).click();
  await page.getByRole('link', { name: 'Answer five questions' }).first().click();
  await page.getByLabel('Title').waitFor();
  await refuseNewEntries(page);
  await page.getByLabel('Title').fill('Chief Executive Officer');
  // An incomplete answer is not stored as a fact, so only the page has it.
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
  await page.getByLabel('Organisation').fill('Pellworm Ferries');
  await page.getByLabel('Since').fill('2018');
  await expect(page.getByText('Your changes are in this page alone: keep it open.')).toBeVisible();
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
  await page.getByRole('link', { name: 'Finish later' }).click();
  await expect(page.getByText(/so it is in this page alone/)).toBeVisible();
  await page.getByRole('link', { name: 'Check the record' }).click();
  await expect(page.getByRole('heading', { name: /Pellworm Ferries/ })).toBeVisible();
  await expect(page.getByText('Your changes are in this page alone: keep it open.')).toBeVisible();
});

/** The sentence below a reader's form that says where the text is kept. */
const KEPT_NOTICE_PATTERN = /what you type is kept in this tab alone/;
const NOT_KEPT_NOTICE_PATTERN = /This browser cannot keep what you type/;

test('X59 a reader’s introduction with full storage does not say that it is kept @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page);
  const url = await publishWithIntroductions(page);

  const reader = await newPerson();
  await expect(async () => {
    await reader.goto(`${url}/introduce`);
    await expect(reader.getByLabel('What it is about')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(reader.getByText(KEPT_NOTICE_PATTERN)).toBeVisible();
  await refuseNewEntries(reader);
  await reader.getByLabel('What it is about').fill('We bought two laboratories.');
  await expect(reader.getByText(NOT_KEPT_NOTICE_PATTERN)).toBeVisible();
  await expect(reader.getByText(KEPT_NOTICE_PATTERN)).toHaveCount(0);
  await expect.poll(() => asksBeforeClosing(reader)).toBe(true);
});

test('X60 a referee’s form with full storage does not say that it is kept @full', async ({
  page,
  newPerson,
}) => {
  const email = `x60.aas.${process.pid}@northgate.example`;
  await openEditor(page);
  await goToDashboard(page);
  await page.goto('/references/ask');
  await page.getByLabel('Name').fill('Henrik Aas');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: 'A few words' }).check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^Asked on/)).toBeVisible();

  const referee = await newPerson();
  await referee.goto(await linkFromMail(referee, email, /./));
  await expect(referee.getByText(KEPT_NOTICE_PATTERN)).toBeVisible();
  await refuseNewEntries(referee);
  await referee.getByLabel(/In your own words/).fill('She closed the books in five days.');
  await expect(referee.getByText(NOT_KEPT_NOTICE_PATTERN)).toBeVisible();
  await expect(referee.getByText(KEPT_NOTICE_PATTERN)).toHaveCount(0);
  await expect.poll(() => asksBeforeClosing(referee)).toBe(true);
  await referee.getByRole('button', { name: 'Confirm' }).click();
  await expect(referee.getByRole('heading', { level: 1 })).not.toHaveText(/Is this how you remember it/);
});
