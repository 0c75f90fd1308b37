import type { Page } from '@playwright/test';
import { docxOf } from '@/server/testing/documents/documents';
import { expectAccessible, expectStateAccessible } from '../support/accessibility';
import { submitGuestForm } from '../support/guest-form';
import { linkFromMail } from '../support/mail';
import { fillSignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

const EMAIL = 'ruth.chooses@example.com';
const RESUME = docxOf([
  'Ruth Calloway',
  'Chief Customer Officer',
  'Melbourne, Australia',
  'Experience',
  'Chief Customer Officer, Calloway Advisory',
  'January 2021 - Present',
  '• Rebuilt complaint handling at two lenders within eight months, reducing open complaints by 84%',
  '• Introduced a weekly call with every branch manager',
  'Operations Director, Saltmarsh Shipping Ltd',
  'April 2012 - December 2020',
  '• Led 210 relationship managers in six countries',
  '• Cut the time to open an account from 11 days to 2',
]);

const ACCOUNT_OPENING_LINE = 'Cut the time to open an account from 11 days to 2';
const WEEKLY_CALL_LINE = 'Introduced a weekly call with every branch manager';
const RESULT_WORDING = 'Reduced open complaints by 84%';
const toldStatements = (page: Page) => page.getByRole('region', { name: 'Told' });
test('lines are pinned, reworded and left out, and stay so after the claim', async ({ page }) => {
  await test.step('a guest sees which lines are used, and choices take effect at once', async () => {
    await submitGuestForm(page, {
      username: 'ruth-calloway',
      resume: { name: 'calloway-cv.docx', bytes: RESUME },
    });
    await page.getByText(/to make it stronger/).click();
    await page.getByRole('link', { name: 'Choose what it tells' }).click();
    await expect(page.getByRole('heading', { name: 'What the profile tells' })).toBeVisible();
    await expect(toldStatements(page)).toContainText(ACCOUNT_OPENING_LINE);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Leave it out: ${ACCOUNT_OPENING_LINE}` }).click();
    await expect(toldStatements(page)).not.toContainText(ACCOUNT_OPENING_LINE);
    await page.getByRole('button', { name: /^Put it back/ }).click();
    await expect(toldStatements(page)).toContainText(ACCOUNT_OPENING_LINE);
    await page.getByRole('button', { name: `Leave it out: ${ACCOUNT_OPENING_LINE}` }).click();
    await page.getByRole('button', { name: `Pin: ${WEEKLY_CALL_LINE}` }).click();
    await expect(toldStatements(page).getByRole('listitem').first()).toContainText(WEEKLY_CALL_LINE);
    await page.getByRole('button', { name: /^Another wording: Rebuilt/ }).click();
    await page.getByRole('radio', { name: RESULT_WORDING }).check();
    await expect(toldStatements(page)).toContainText(RESULT_WORDING);
    await expect(page.getByText('Kept in this tab')).toBeVisible();
    await expectStateAccessible(page);
  });

  await test.step('nothing is wider than a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a line without a result is given one, and the words survive a reload', async () => {
    await page.getByRole('button', { name: /^Say what changed\s?: Introduced/ }).click();
    const field = page.getByRole('textbox', { name: 'What changed because of it?' });
    await expect(field).toBeFocused();
    await field.fill('We had 140 fewer complaints');
    await expect(page.getByText(/without “I” or “we”/)).toBeVisible();
    await field.fill('Complaints fell from 900 to 140');
    await expect(page.getByText(`${WEEKLY_CALL_LINE}: Complaints fell from 900 to 140.`)).toBeVisible();
    await expectStateAccessible(page);
    await page.reload();
    await page.getByRole('button', { name: /^Say what changed\s?: Introduced/ }).click();
    await expect(field).toHaveValue('Complaints fell from 900 to 140');
    await page.getByRole('button', { name: 'Add to the line' }).click();
    await expect(toldStatements(page)).toContainText(`${WEEKLY_CALL_LINE}: Complaints fell from 900 to 140`);
    await page.getByRole('button', { name: /^Change what you said\s?: Introduced/ }).click();
    await expect(field).toHaveValue('Complaints fell from 900 to 140');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the profile is written from these choices', async () => {
    await page.getByRole('button', { name: 'Write the profile from this record' }).click();
    await expect(page).toHaveURL(/\/profile-generator\/preview$/);
    const profile = page.getByRole('main');
    await expect(profile).toContainText(/introduced a weekly call.*complaints fell from 900 to 140/i);
    await expect(profile).toContainText(/reduced open complaints by 84%/i);
    await expect(profile).not.toContainText(/11 days/);
    await expect(profile).not.toContainText(/complaint handling at two lenders/);
  });

  await test.step('a member continues with the guest’s choices', async () => {
    await page.getByRole('link', { name: 'Claim Your Profile' }).first().click();
    await fillSignUp(page, EMAIL, 'harbour-pilot-7');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(await linkFromMail(page, EMAIL, /confirm/i));
    await expect(page).toHaveURL(/\/edit-profile$/);
    await page.goto('/what-it-tells');
    await expect(page.getByRole('region', { name: 'Left out by you' })).toContainText(ACCOUNT_OPENING_LINE);
    await expect(toldStatements(page).getByRole('listitem').first()).toContainText(WEEKLY_CALL_LINE);
    await page.getByRole('button', { name: /^Put it back/ }).click();
    await expect(page.getByText(/Last saved at/)).toBeVisible();
    await page.getByRole('button', { name: 'Write the profile from this record' }).click();
    await expect(page).toHaveURL(/\/edit-profile$/);
    await expect(page.getByText(/11 days to 2/).first()).toBeVisible();
  });
});
