/** What is typed on 'Your record' stays in its field until it is saved, or says that it is not. */
import { docxOf } from '@/server/testing/documents/documents';
import { submitGuestForm } from '../support/guest-form';
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

test('a list of the record keeps its field while it is filled and emptied, and a date that cannot be read waits in its field @full', async ({
  page,
}) => {
  await submitGuestForm(page, {
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

test('text typed right after an adding button is pressed goes into the new field, and putting a title back as read can be undone @full', async ({
  page,
}) => {
  await submitGuestForm(page, {
    username: 'ruth-calloway',
    resume: { name: 'calloway-cv.docx', bytes: RESUME },
  });
  await page.getByRole('link', { name: 'Check the record' }).click();
  const done = page.getByRole('button', { name: 'Done' });

  await test.step('lines, typed one after another', async () => {
    await page.getByRole('button', { name: 'More for Operations Director' }).last().click();
    await page.getByRole('menuitem', { name: 'Mend' }).click();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.type('Sold the last steamer\nTrained staff of 20\n');
    await expect(page.getByRole('textbox', { name: /^Line/ }).last()).toBeFocused();
    await page.keyboard.type('Set up a laboratory');
    await done.click();
    await page.getByRole('button', { name: /more lines? of Operations Director/ }).click();
    for (const line of ['Sold the last steamer', 'Trained staff of 20', 'Set up a laboratory'])
      await expect(page.getByText(line)).toBeVisible();
  });

  await test.step('a school', async () => {
    await page.getByRole('button', { name: 'Edit Education' }).click();
    await page.getByRole('button', { name: 'Add a school' }).click();
    await page.keyboard.type('Marlow College');
    await done.click();
    await expect(page.getByText('Marlow College')).toBeVisible();
  });

  await test.step('a title that is put back as read, which can be undone', async () => {
    await page.getByRole('button', { name: 'More for Operations Director' }).last().click();
    await page.getByRole('menuitem', { name: 'Mend' }).click();
    await page.getByRole('textbox', { name: 'From' }).fill('spring of 2011');
    await page.getByRole('button', { name: 'Put it back as read' }).click();
    await expect(page.getByText('Sold the last steamer')).toBeHidden();
    const takenOutList = page.getByRole('list', { name: 'Taken out' });
    await expect(takenOutList.getByText('What you had written there is kept.')).toBeVisible();
    await expect(page.getByText('A date is not saved.')).toBeHidden();
    await takenOutList.getByRole('button', { name: /Undo/ }).click();
    await expect(page.getByText('Sold the last steamer')).toBeVisible();
    await expect(takenOutList).toBeHidden();
    await page.getByRole('button', { name: 'Mend it at Operations Director' }).click();
    await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('spring of 2011');
    await page.getByRole('button', { name: 'Take this title out' }).click();
    await takenOutList.getByRole('button', { name: /Undo/ }).click();
    await page.getByRole('button', { name: 'Mend it at Operations Director' }).click();
    await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('spring of 2011');
  });
});

test('a guest who generates the profile again keeps what they wrote into its record @full', async ({
  page,
}) => {
  const resume = { name: 'calloway-cv.docx', bytes: RESUME };
  await submitGuestForm(page, { username: 'ruth-calloway', resume });
  await page.getByRole('link', { name: 'Check the record' }).click();
  await page.getByRole('button', { name: 'Interests', exact: true }).click();
  await page.keyboard.type('Gig rowing');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Gig rowing')).toBeVisible();

  await page.goto('/profile-generator/create');
  await expect(page.getByText('You have written into the record of Ruth Calloway')).toBeVisible();
  await submitGuestForm(page, { username: 'ruth-calloway', resume });
  await expect(page.getByText('What you had written stands in its record.')).toBeVisible();
  await page.goto('/profile-generator/record');
  await expect(page.getByText('Gig rowing')).toBeVisible();
});
