/** Engagement terms in the editor: each is saved when it is set, and shown on the page to its audience. */
import { editAndAwaitSave, openEditor, TOVE, waitUntilAllSaved } from '../support/editor';
import { expect, test } from '../support/test';

test('engagement terms are set in the editor, and readers see those meant for them @full', async ({
  page,
}) => {
  await openEditor(page, { ...TOVE, engagement: [] });
  await page.getByRole('button', { name: 'Edit Engagement' }).click();
  const section = page.locator('[data-section="engagement"]');

  await test.step('a day, numbers and words are set', async () => {
    await section.getByRole('combobox', { name: 'Availability', exact: true }).selectOption('From a day');
    await section.getByLabel('First day').fill('2127-01-11');
    const days = section.getByRole('group', { name: 'Days or hours' });
    await days.getByLabel('From').fill('6');
    await days.getByLabel('To').fill('8');
    await section.getByRole('textbox', { name: 'Notice', exact: true }).fill('30 days, either side');
    await section.getByRole('combobox', { name: 'Rate', exact: true }).selectOption('A day');
    const rate = section.getByRole('group', { name: 'Rate' });
    await rate.getByLabel('From').fill('1,400');
    await editAndAwaitSave(page, () => rate.getByLabel('To').fill('1900'));
    await section.getByLabel('Who sees: Notice').selectOption('Hidden');
  });

  await test.step('an invalid value shows a message at its field and is not saved', async () => {
    const most = section.getByRole('group', { name: 'Days or hours' }).getByLabel('To');
    for (const wrong of ['32', '2.5']) {
      await most.fill(wrong);
      await expect(section.getByText('A whole number up to 31.')).toBeVisible();
    }
    await most.fill('9');
    await expect(section.getByText('A whole number up to 31.')).toBeHidden();
    const words = section.getByRole('textbox', { name: 'Kind of engagement', exact: true });
    await words.fill('👩🏽‍🚀 ميناء 港口 '.repeat(40));
    await expect(section.getByText(/characters; at most 300 can be saved/)).toBeVisible();
    await words.fill('Interim 港口');
    await expect(section.getByText(/at most 300 can be saved/)).toBeHidden();
    await section.getByRole('button', { name: 'Done' }).click();
    await waitUntilAllSaved(page);
  });

  await test.step('terms are shown in place, with the audience of each', async () => {
    await expect(section.getByText('From 11 January 2127')).toBeVisible();
    await expect(section.getByText('US$1,400 to 1,900 a day')).toBeVisible();
    await expect(section.getByText('On versions only')).toBeVisible();
    await section.getByText('From 11 January 2127').click();
    await expect(section.getByLabel('First day')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Available from 11 January 2127, 6 to 9 days a month')).toBeVisible();
  });

  await test.step('the page shows the terms with the audience page', async () => {
    await page.reload();
    const link = await page.getByRole('link', { name: 'Open Preview' }).getAttribute('href');
    await page.goto(link ?? '');
    const terms = page.getByRole('region', { name: 'Engagement' });
    await expect(terms.getByText('6 to 9', { exact: true })).toBeVisible();
    await expect(terms.getByText('Interim 港口')).toBeVisible();
    await expect(page.getByText('30 days, either side')).toBeHidden();
    await expect(page.getByText('1,400')).toBeHidden();
    await expect(page.getByText('Available from 11 January 2127, 6 to 9 days a month')).toBeVisible();
  });
});
