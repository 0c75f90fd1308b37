/** Data-loss journeys: what a visitor types around the sign-up, in one tab or several. */
import type { Page } from '@playwright/test';
import { linkedInPdf, MARA } from '@/server/testing/documents/linkedin-pdf';
import { logIn, PASSWORD } from '../support/editor';
import { holdRequests } from '../support/held-requests';
import { linkFromMail } from '../support/mail';
import { expectInRecord } from '../support/record-education';
import { fillSignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();
const expectMailSent = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
const tabStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** Generates Mara's profile as a guest and opens the interview. */
async function openGuestInterview(page: Page) {
  await page.goto('/profile-generator/create');
  await page.getByLabel(/LinkedIn URL/).fill('mara-lindqvist');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'Profile.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(linkedInPdf(MARA)),
    });
  await page.getByRole('button', { name: 'Generate Profile' }).click();
  await expect(page).toHaveURL(/\/preview$/);
  await page.goto('/profile-generator/questions');
  await expect(page.getByLabel('Why this one?')).toBeVisible();
}

test('Z1 the names and the address of a sign-up survive a reload, the login screen and a wrong address; the password is never stored @full', async ({
  page,
}) => {
  const email = `z1.okafor.${process.pid}@northgate.example`;
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Adaeze');
  await page.getByLabel('Last name').fill('Okafor');
  await fillSignUp(page, email, PASSWORD);
  expect(await tabStorage(page)).not.toContain(PASSWORD);
  const expectFilledForm = async () => {
    await expect(page.getByLabel('First name')).toHaveValue('Adaeze');
    await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
    await expect(page.getByLabel('Personal email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  };
  await page.reload();
  await expectFilledForm();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expectFilledForm();
  await fillSignUp(page, email, PASSWORD);
  await createAccount(page);
  await expectMailSent(page);
  await page.getByRole('link', { name: 'Back to sign up' }).click();
  await expectFilledForm();
  await page.goto(await linkFromMail(page, email, /confirm/i));
  await expect(page).toHaveURL(/\/create-profile$/);
  expect(await tabStorage(page)).not.toContain('Okafor');
});

test('Z2 an interview that continues in one tab while another one signs up: every answer is claimed, incomplete ones too @full', async ({
  page,
  newPerson,
}) => {
  const email = `z2.${process.pid}@example.com`;
  await openGuestInterview(page);
  const otherPage = await page.context().newPage();
  await otherPage.goto('/signup');
  await expect(otherPage.getByText('Great! Your profile is ready.')).toBeVisible();
  await page.getByLabel('Something that is not here').check();
  await page.getByLabel('What it was').fill('Raised punctuality from 71% to 94%');
  await page.getByLabel('Why this one?').fill('Nobody believed in it');
  await fillSignUp(otherPage, email, PASSWORD);
  await createAccount(otherPage);
  await expectMailSent(otherPage);
  // The tab of the interview says that the profile was claimed, and accepts no more answers.
  await expect(page.getByText('You claimed this profile in another tab')).toBeVisible();
  await expect(page.getByLabel('Why this one?')).toHaveValue('Nobody believed in it');
  await expect(page.getByLabel('Why this one?')).toBeDisabled();

  const phone = await newPerson();
  await phone.goto(await linkFromMail(phone, email, /confirm/i));
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(phone).toHaveURL(/\/edit-profile$/);
  await expectInRecord(phone, 'from 71% to 94%');
  await expectInRecord(phone, 'Nobody believed in it');
});

test('Z3 an incomplete answer of a guest is in the interview of the account that claims the profile @full', async ({
  page,
}) => {
  const email = `z3.${process.pid}@example.com`;
  await openGuestInterview(page);
  await page.getByLabel('Why this one?').fill('Said before a line was picked');
  await page.getByRole('link', { name: 'Claim Your Profile' }).click();
  await fillSignUp(page, email, PASSWORD);
  await createAccount(page);
  await expectMailSent(page);
  await page.goto(await linkFromMail(page, email, /confirm/i));
  await expect(page).toHaveURL(/\/edit-profile$/);
  await page.goto('/questions');
  await expect(page.getByLabel('Why this one?')).toHaveValue('Said before a line was picked');
  await page.context().clearCookies();
  await page.goto('/login?from=/questions');
  await logIn(page, email);
  await expect(page.getByLabel('Why this one?')).toHaveValue('Said before a line was picked');
});

test('Z4 additions to a guest’s record in two tabs appear in both @full', async ({ page }) => {
  await openGuestInterview(page);
  const otherPage = await page.context().newPage();
  await otherPage.goto('/profile-generator/record');
  await otherPage.getByRole('button', { name: 'Edit Education' }).click();
  await page.getByLabel('Something that is not here').check();
  await page.getByLabel('What it was').fill('Raised punctuality from 71% to 94%');
  await otherPage.getByRole('textbox', { name: 'School' }).first().fill('Marlow College');
  await page.getByLabel('Why this one?').fill('Nobody believed in it');
  for (const tab of [page, otherPage]) {
    await expect
      .poll(() => tabStorage(tab))
      .toMatch(/Marlow College.*Nobody believed|Nobody believed.*Marlow College/);
  }
});

test('N3 answers given in one tab while another one writes the guest’s profile again are in both @full', async ({
  page,
}) => {
  await openGuestInterview(page);
  const otherPage = await page.context().newPage();
  await otherPage.goto('/profile-generator/record');
  await otherPage.getByRole('button', { name: 'Edit Education' }).click();
  await otherPage.getByRole('textbox', { name: 'School' }).first().fill('Marlow College');
  await expect.poll(() => tabStorage(page)).toContain('Marlow College');
  const release = await holdRequests(otherPage, '**/webhook/write-profile-guest');
  const sent = otherPage.waitForRequest('**/webhook/write-profile-guest');
  await otherPage.getByRole('button', { name: 'Write the profile from this record' }).click();
  await sent;
  await page.getByLabel('Something that is not here').check();
  await page.getByLabel('What it was').fill('Raised punctuality from 71% to 94%');
  await expect.poll(() => tabStorage(otherPage)).toContain('from 71% to 94%');
  release();
  await expect(otherPage).toHaveURL(/\/preview$/);
  await page.getByLabel('Why this one?').fill('Nobody believed in it');
  const seal = async (tab: Page) => /"seal\\*":\\*"([^"\\]+)/.exec(await tabStorage(tab))?.[1];
  for (const tab of [page, otherPage]) {
    await expect.poll(() => tabStorage(tab)).toContain('from 71% to 94%');
    await expect.poll(() => tabStorage(tab)).toContain('Nobody believed in it');
    await expect.poll(() => tabStorage(tab)).toContain('Marlow College');
  }
  expect(await seal(page)).toBe(await seal(otherPage));
});
