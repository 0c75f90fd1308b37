import type { Page } from '@playwright/test';
import { docxOf } from '@/server/testing/documents/documents';
import { expectAccessible, expectStateAccessible } from '../support/accessibility';
import { submitGuestForm } from '../support/guest-form';
import { signUpAndConfirm } from '../support/sign-up';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const EMAIL = 'ruth.record@example.com';

/** A resume in which one entry has an industry in place of its employer, and five years are missing. */
const RESUME = docxOf([
  'Ruth Calloway',
  'Fractional Chief Customer Officer',
  'Melbourne, Australia',
  'Experience',
  'Fractional Chief Customer Officer, Calloway Advisory',
  'January 2021 - Present',
  '• Rebuilt complaint handling at two lenders within eight months',
  '• Advise five founder-led lenders, four days a month',
  'Operations Director, Saltmarsh Shipping Ltd',
  'April 2012 - December 2020',
  '• Led 210 relationship managers in six countries',
  '• Cut the time to open an account from 11 days to 2',
  'Branch Manager',
  'Financial services, 2003 - 2006',
  '• Won back 400 business accounts in one year',
  'Education',
  'Bachelor of Commerce, University of Melbourne, 1999',
]);

const doubt = (page: Page) => page.getByRole('listitem', { name: /an employer or a sector/ });
const chooseInMenu = async (page: Page, entry: string, item: string) => {
  await page
    .getByRole('button', { name: `More for ${entry}` })
    .last()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('the record is edited before and after the claim', async ({ page, context }) => {
  await test.step('a guest is asked about doubts', async () => {
    await submitGuestForm(page, {
      username: 'ruth-calloway',
      resume: { name: 'calloway-cv.docx', bytes: RESUME },
    });
    await expect(page.getByRole('heading', { name: 'Is this your career?' })).toBeVisible();
    await expect(page.getByText('One thing is not sure')).toBeVisible();
    await page.getByRole('link', { name: 'Check the record' }).click();
    await expect(page.getByRole('heading', { name: 'Your record', exact: true })).toBeVisible();
    await expect(doubt(page)).toBeVisible();
    await expectAccessible(page);
    // A message must not cover the bar at the foot.
    const bar = page.getByRole('button', { name: 'Write the profile from this record' }).locator('../..');
    const height = await bar.evaluate((element) => (element as HTMLElement).offsetHeight);
    const html = page.locator('html');
    await expect(html).toHaveCSS('scroll-padding-bottom', `${height + 16}px`);
  });

  await test.step('a school is edited, and another added and removed', async () => {
    await page.getByRole('button', { name: 'Edit Education' }).click();
    const schools = page.getByRole('textbox', { name: 'School' });
    await schools.fill('Monash University');
    await page.getByRole('button', { name: 'Add a school' }).click();
    await schools.last().fill('Marlow College');
    await expectStateAccessible(page);
    await page.getByRole('button', { name: 'Remove Marlow College' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Monash University')).toBeVisible();
    await expect(page.getByText('Marlow College')).toHaveCount(0);
  });

  await test.step('a doubt is answered, a title removed and restored, and all of it survives a reload', async () => {
    await doubt(page).getByRole('button', { name: 'Something else' }).click();
    await doubt(page).getByLabel('Employer').fill('Northgate Mutual');
    await doubt(page).getByRole('button', { name: 'Keep' }).click();
    await expect(doubt(page)).toHaveCount(0);
    await expect(page.getByText('Branch Manager: Northgate Mutual', { exact: true })).toBeVisible();
    await expect(page.getByText('Kept in this tab')).toBeVisible();
    await chooseInMenu(page, 'Operations Director', 'Take this title out');
    await expect(page.getByRole('list', { name: 'Taken out' })).toContainText('Operations Director');
    await page.getByRole('list', { name: 'Taken out' }).getByRole('button', { name: /Undo/ }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: /Northgate Mutual/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Saltmarsh Shipping/ })).toBeVisible();
  });

  await test.step('the profile is written from the record', async () => {
    await page.getByRole('button', { name: 'Write the profile from this record' }).click();
    await expect(page).toHaveURL(/\/profile-generator\/preview$/);
    await expect(page.getByText('Northgate Mutual').first()).toBeVisible();
  });

  await test.step('the profile is claimed together with the record', async () => {
    await page.getByRole('link', { name: 'Claim Your Profile' }).click();
    await signUpAndConfirm(page, EMAIL, 'harbour-pilot-7');
    await expect(page).toHaveURL(/\/edit-profile$/);
    await page.getByRole('button', { name: 'Edit Sweet Spot' }).click();
    await page.getByRole('textbox', { name: 'Sweet Spot' }).fill('Lenders such as Northgate Mutual.');
    await expect(page.getByText(/Last saved at/)).toBeVisible();
    await page.getByRole('link', { name: /Your record/ }).click();
    await expect(page.getByRole('heading', { name: /Northgate Mutual/ })).toBeVisible();
    await expect(page.getByText('The profile says what this record says.')).toBeVisible();
    await expectStateAccessible(page);
  });

  await test.step('two tabs edit different entries, and both edits are kept', async () => {
    const otherPage = await context.newPage();
    await otherPage.goto('/record');
    await chooseInMenu(otherPage, 'Operations Director', 'Mend');
    await otherPage.getByRole('textbox', { name: 'Title', exact: true }).fill('Chief Operations Officer');
    await expect(otherPage.getByText(/Last saved at/)).toBeVisible();
    await chooseInMenu(page, 'Fractional Chief Customer Officer', 'Mend');
    await page.getByRole('textbox', { name: 'Place' }).fill('Melbourne');
    await expect(page.getByText(/Last saved at/)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await otherPage.close();
    await page.reload();
    await expect(page.getByText('Chief Operations Officer')).toBeVisible();
    await expect(page.getByRole('heading', { name: /Calloway Advisory.*Melbourne/ })).toBeVisible();
  });

  await test.step('offline edits are sent once the network is back, even those of a closed page', async () => {
    await context.setOffline(true);
    await chooseInMenu(page, 'Branch Manager', 'Mend');
    await page.getByRole('textbox', { name: 'Employer' }).fill('Meridian Trust');
    await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
  });

  const nextPage = await context.newPage();
  await test.step('the edits are in the record', async () => {
    await nextPage.goto('/record');
    await expect(nextPage.getByRole('heading', { name: /Meridian Trust/ })).toBeVisible();
    // The last request of the closed page may have included the edit: then nothing is left to send, and no message is
    // shown.
    await expect
      .poll(() =>
        nextPage.evaluate(() =>
          Object.keys(localStorage).filter((key) => /^quarterdeck\.unsaved\..*\.record\./.test(key)),
        ),
      )
      .toEqual([]);
    await nextPage.reload();
    await expect(nextPage.getByRole('heading', { name: /Meridian Trust/ })).toBeVisible();
  });

  await test.step('the comparison replaces nothing, and shows the edited line that contradicts the record', async () => {
    await nextPage.getByRole('button', { name: 'Write the profile from this record' }).click();
    await expect(nextPage).toHaveURL(/\/edit-profile$/);
    const comparison = nextPage.getByRole('dialog', { name: 'Your profile and the new draft' });
    await expect(comparison).toContainText('Meridian Trust');
    await expect(comparison).toContainText('Reads as if Northgate Mutual were an employer.');
    await comparison.getByRole('button', { name: /^Use \d+ of/ }).click();
    await expect(nextPage.getByText('The new text is in your profile.')).toBeVisible();
    await expect(nextPage.getByText('Lenders such as Northgate Mutual.')).toBeVisible();
    await nextPage.goto('/record');
    await expect(nextPage.getByText('The profile says what this record says.')).toBeVisible();
  });
});
