/** What is typed on 'Your record' stays in its field until it is saved, or says that it is not. */
import { docxOf } from '@/server/testing/documents/documents';
import { generateAsGuest } from '../support/guest-form';
import { expect, test } from '../support/test';

/** A resume with one doubt, so that its preview offers the record. */
const RESUME = docxOf([
  'Ruth Calloway',
  'Operations Director',
  'Experience',
  'Operations Director, Saltmarsh Shipping Ltd',
  'April 2012 - Present',
  '• Led 210 relationship managers in six countries',
  'Branch Manager',
  'Financial services, 2003 - 2006',
  '• Won back 400 business accounts in one year',
  'Education',
  'Bachelor of Commerce, University of Melbourne, 1999',
  'Languages',
  'Maltese',
]);

test('a list keeps its field while it is filled and emptied, and a date that cannot be read waits @full', async ({
  page,
}) => {
  await generateAsGuest(page, {
    username: 'ruth-calloway',
    resume: { name: 'calloway-cv.docx', bytes: RESUME },
  });
  await page.getByRole('link', { name: 'Check the record' }).click();
  const field = page.getByRole('textbox', { name: 'One on each line' });
  const done = page.getByRole('button', { name: 'Done' });

  await test.step('a list of which nothing was read', async () => {
    await page.getByRole('button', { name: 'Honours', exact: true }).click();
    await expect(field).toBeFocused();
    await page.keyboard.type('Gold medal of the port, 2012');
    await expect(field).toHaveValue('Gold medal of the port, 2012');
    await done.click();
    await expect(page.getByText('Gold medal of the port, 2012')).toBeVisible();
  });

  await test.step('a list that is emptied and typed anew', async () => {
    await page.getByRole('button', { name: 'Edit Languages' }).click();
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('Maltese and Ladino');
    await done.click();
    await expect(page.getByText('Maltese and Ladino')).toBeVisible();
  });

  await test.step('the dates of a title', async () => {
    await page.getByRole('button', { name: 'More for Operations Director' }).last().click();
    await page.getByRole('menuitem', { name: 'Mend' }).click();
    const from = page.getByRole('textbox', { name: 'From' });
    await from.fill('spring of 2011');
    await done.click();
    await expect(from).toBeFocused();
    await page.reload();
    await expect(from).toHaveValue('spring of 2011');
    await from.fill('03/2011');
    await done.click();
    await expect(from).toBeHidden();
    await expect(page.getByText('2011 to today').first()).toBeVisible();
  });

  await test.step('the end of a degree', async () => {
    await page.getByRole('button', { name: 'Edit Education' }).click();
    const end = page.getByRole('textbox', { name: 'Finished' });
    await end.fill('soon after the war');
    await done.click();
    await expect(end).toBeFocused();
    await page.reload();
    await expect(end).toHaveValue('soon after the war');
    await end.fill('1998');
    await page.reload();
    await expect(end).toBeHidden();
    await expect(page.locator('dl').getByText('1998')).toBeVisible();
  });
});
