/** The record, open in two browsers that have not received each other's saves. */
import type { Page } from '@playwright/test';
import { builtFileGlob } from '../support/built-file';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { editSchool, expectInRecord, firstSchoolField } from '../support/record-education';
import { expect, openInSecondBrowser, test } from '../support/test';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

/** Makes an account with a profile, and opens its record. */
async function openOwnRecord(page: Page, email: string) {
  await createConfirmedProfile(page, email);
  await page.goto('/record');
  await page.getByRole('button', { name: 'Edit Education' }).waitFor();
}

test('W2 two browsers that edit the same school of the record both ask which text to keep @full', async ({
  page,
  newPerson,
}) => {
  await openOwnRecord(page, 'w2@example.com');
  const other = await openInSecondBrowser(page, newPerson);
  await other.getByRole('button', { name: 'Edit Education' }).click();
  await editSchool(page, 'Marlow College');
  await expectInRecord(page, 'Marlow College');
  await firstSchoolField(other).fill('Harbour School');
  await expectInRecord(other, 'Harbour School');
  const question = other.getByText('Education: written in two places at the same time');
  await expect(question).toBeVisible();
  // The question is above the page, which is scrolled down to the school.
  await expect(question).not.toBeInViewport();
  await other.getByRole('button', { name: 'Show both' }).click();
  await expect(question).toBeInViewport();
  // The first browser shows the question too, and chooses its own text again.
  await expect(page.getByText('Education: written in two places at the same time')).toBeVisible();
  await page.getByRole('button', { name: 'Use the other' }).click();
  await expect(page.getByText('Marlow College').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('definition').getByText('Marlow College').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep as is' })).toHaveCount(0);
});

test('Q4 two browsers that write different lines and fields of one title keep both @full', async ({
  page,
  newPerson,
}) => {
  await createConfirmedProfile(page, 'q4@example.com');
  await page.goto('/record');
  const mendTitle = async (tab: Page) => {
    await tab
      .getByRole('button', { name: /^More for / })
      .last()
      .click();
    await tab.getByRole('menuitem', { name: 'Mend' }).click();
    await tab.getByRole('button', { name: 'Add a line' }).waitFor();
  };
  const addLine = async (tab: Page, words: string) => {
    await tab.getByRole('button', { name: 'Add a line' }).click();
    await tab.keyboard.type(words);
    await expectInRecord(tab, words);
  };
  await page.getByRole('button', { name: 'Edit Education' }).waitFor();
  const other = await openInSecondBrowser(page, newPerson);
  await mendTitle(page);
  await mendTitle(other);
  await addLine(page, 'Sold the last steamer');
  await addLine(other, 'Hired the harbour pilots');
  const placed = page.waitForResponse((answer) => answer.url().includes('/record/save') && answer.ok());
  await page.getByRole('textbox', { name: 'Place' }).fill('Hobart');
  await placed;
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByText('Hobart').first()).toBeVisible();
    await expect(tab.getByText(/written in two places/)).toHaveCount(0);
    const more = tab.getByRole('button', { name: /^\d+ more lines? of/ });
    if (await more.count()) await more.last().click();
    await expect(tab.getByText('Sold the last steamer')).toBeVisible();
    await expect(tab.getByText('Hired the harbour pilots')).toBeVisible();
  }
});

test('V15 an old tab, whose files an update has replaced, reports a conflict of the record @full', async ({
  page,
  newPerson,
}) => {
  await openOwnRecord(page, 'v15@example.com');
  const other = await openInSecondBrowser(page, newPerson);
  const notice = builtFileGlob('src/web/features/record/edits/record-conflict-notice.tsx');
  await other.route(notice, (route) => route.fulfill({ status: 404 }));
  await other.getByRole('button', { name: 'Edit Education' }).click();
  await editSchool(page, 'Marlow College');
  await expectInRecord(page, 'Marlow College');
  await firstSchoolField(other).fill('Harbour School');
  await expectInRecord(other, 'Harbour School');
  await expect(other.getByText('This part could not be loaded')).toBeVisible();
  await expect(firstSchoolField(other)).toHaveValue('Harbour School');
  await other.unroute(notice);
});

test('X47 a split typed on a title that another tab takes out is shown, and its form is back with the title @full', async ({
  page,
}) => {
  await openOwnRecord(page, 'x47@example.com');
  const pick = async (tab: Page, item: string) => {
    await tab
      .getByRole('button', { name: /^More for / })
      .last()
      .click();
    await tab.getByRole('menuitem', { name: item }).click();
  };
  await pick(page, 'Split into two');
  await page.getByLabel('Title of the second').fill('Chief Pilot');
  const other = await page.context().newPage();
  await other.goto('/record');
  await other.getByRole('button', { name: 'Edit Education' }).waitFor();
  await pick(other, 'Take this title out');
  await expect(page.getByText('its split was not made')).toBeVisible();
  await expect(page.getByText('Chief Pilot', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByLabel('Title of the second')).toHaveValue('Chief Pilot');
  await expect(page.getByText('its split was not made')).toBeHidden();
});

test('X48 an end before the start is refused at its field and is there after a reload @full', async ({
  page,
}) => {
  await openOwnRecord(page, 'x48@example.com');
  const mend = async () => {
    await page
      .getByRole('button', { name: /^More for / })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Mend' }).click();
  };
  await mend();
  await page.getByLabel('Present').uncheck();
  await page.getByRole('textbox', { name: 'From' }).fill('2022');
  await page.getByRole('textbox', { name: 'To' }).fill('2019');
  await expect(page.getByText('This is before the start.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue('2019');
  await page.getByRole('textbox', { name: 'To' }).fill('2024');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('2022 to 2024').first()).toBeVisible();
});
