import type { Page } from '@playwright/test';
import { docxOf } from '@/server/testing/documents/documents';
import { expectAccessible } from '../support/accessibility';
import { submitGuestForm } from '../support/guest-form';
import { expect, test } from '../support/test';

/** A resume of which no title is read: nothing in it says which line is an employer. */
const RESUME = docxOf([
  'Ruth Calloway',
  'Melbourne, Australia',
  'Experience',
  'Saltmarsh',
  'Second placement',
  'March 2019 - August 2019\tSydney, Australia',
  '• Cut the time to open an account from 11 days to 2',
  'Meridian',
  'First placement',
  'May 2017 - August 2018\tMelbourne, Australia',
  '• Won back 400 business accounts in one year',
  'Northgate',
  'Counter work',
  'June 2015 - July 2016\tPerth, Australia',
  '• Trained fourteen tellers to open and close the branch',
  'Education',
  'Bachelor of Commerce, University of Melbourne, 1999',
]);

const missedEntries = (page: Page) =>
  page.getByRole('region', { name: 'In your file, and not in your record' });
const similarEntries = (page: Page) => page.getByRole('region', { name: /From your file/ });
test('titles that were not read are picked from the words of the file @full', async ({ page }) => {
  await test.step('the preview of a resume that says nothing leads to its record', async () => {
    await submitGuestForm(page, {
      username: 'ruth-calloway',
      resume: { name: 'calloway-cv.docx', bytes: RESUME },
    });
    await expect(page.getByText('We could place no title of your file')).toBeVisible();
    await page.getByRole('link', { name: 'Check the record' }).click();
    await expect(missedEntries(page).getByText('3 dates')).toBeVisible();
  });

  await test.step('a date that belongs to no title is dismissed and restored', async () => {
    await missedEntries(page)
      .getByRole('button', { name: /^Not a title.*June 2015/ })
      .click();
    await expect(missedEntries(page).getByText('2 dates')).toBeVisible();
    await missedEntries(page)
      .getByRole('button', { name: /^Undo.*June 2015/ })
      .click();
    await expect(missedEntries(page).getByText('3 dates')).toBeVisible();
  });

  await test.step('one title is picked by keyboard, and its dates are there', async () => {
    await missedEntries(page).getByRole('button', { name: 'March 2019 - August 2019', exact: true }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(missedEntries(page).getByRole('button', { name: 'Second', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(missedEntries(page).getByRole('status').first()).toHaveText(/first word of the employer/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(missedEntries(page).getByLabel('Title', { exact: true })).toHaveValue('Second placement');
    await expect(missedEntries(page).getByLabel('Employer')).toHaveValue('Saltmarsh');
    await expect(missedEntries(page).getByLabel('From')).toHaveValue('March 2019');
    await expectAccessible(page);
  });

  await test.step('a reload keeps what is picked and not added', async () => {
    await page.reload();
    await expect(missedEntries(page).getByLabel('Employer')).toHaveValue('Saltmarsh');
    await missedEntries(page).getByRole('button', { name: 'Add this title' }).click();
  });

  await test.step('the others are taken together, since they are set alike', async () => {
    await expect(similarEntries(page)).toContainText('Two more are set like this one');
    await expect(similarEntries(page).getByRole('listitem')).toHaveText([
      /First placement, Meridian.*May 2017 to August 2018/,
      /Counter work, Northgate.*June 2015 to July 2016/,
    ]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await similarEntries(page).getByRole('button', { name: 'Take these 2' }).click();
    await expect(missedEntries(page)).toHaveCount(0);
    await expect(page.getByText('3 titles at 3 employers')).toBeVisible();
    await expect(page.getByText('Won back 400 business accounts in one year')).toBeVisible();
  });

  await test.step('the profile is written from them', async () => {
    await page.reload();
    await expect(page.getByText('3 titles at 3 employers')).toBeVisible();
    await page.getByRole('button', { name: 'Write the profile from this record' }).click();
    await expect(page).toHaveURL(/\/profile-generator\/preview$/);
    await expect(page.getByText('We read 3 titles at 3 employers.')).toBeVisible();
    await expect(page.getByText('Saltmarsh').first()).toBeVisible();
  });
});
