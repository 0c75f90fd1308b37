import { docxOf } from '@/server/testing/documents/documents';
import { expectAccessible } from '../support/accessibility';
import { submitGuestForm } from '../support/guest-form';
import { expect, test } from '../support/test';

/** A resume with titles, employers and dates, but without statements. */
const RESUME = docxOf([
  'Ruth Calloway',
  'Melbourne, Australia',
  'Experience',
  'Operations Director, Saltmarsh Shipping Ltd',
  'April 2012 - December 2020',
  'Branch Manager, Northgate Mutual Ltd',
  'May 2003 - June 2011',
]);

test('a record without statements offers three ways to continue @full', async ({ page }) => {
  await submitGuestForm(page, {
    username: 'ruth-calloway',
    resume: { name: 'calloway-cv.docx', bytes: RESUME },
  });
  await page.getByRole('link', { name: 'Check the record' }).click();
  const ways = page.getByRole('region', { name: 'Two titles, and no line about what you did' });
  await expect(ways).toContainText('From this the profile gets about four lines: where you were, and when.');
  await expect(ways.getByRole('link', { name: 'Choose file' })).toHaveAttribute(
    'href',
    '/profile-generator/create',
  );
  await expect(ways.getByRole('link', { name: 'Begin' })).toHaveAttribute(
    'href',
    '/profile-generator/questions',
  );
  await expect(page.getByText('About 4 lines can be written from this.')).toHaveCount(0);
  await expectAccessible(page);

  await ways.getByRole('button', { name: 'Add a line' }).click();
  await expect(ways).toBeHidden();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByRole('textbox', { name: 'Line 1' }).fill('Cut the turnaround of a ship by two days');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Cut the turnaround of a ship by two days')).toBeVisible();
  await expect(ways).toBeHidden();

  for (const title of ['Operations Director', 'Branch Manager']) {
    await page
      .getByRole('button', { name: `More for ${title}` })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Take this title out' }).click();
  }
  const none = page.getByRole('region', { name: 'No title in your record' });
  await none.getByRole('button', { name: 'Add a title' }).click();
  await expect(none).toBeHidden();
  await expect(page.getByLabel('Employer')).toBeVisible();
});
