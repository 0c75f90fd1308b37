/** Data-loss journeys: a field of the profile refuses what was typed, which waits there until it is corrected. */
import type { Page } from '@playwright/test';
import { goToDashboard, openEditor, TOVE, typeDescription, waitForEditor } from '../support/editor';
import { expect, test } from '../support/test';

test.use({ trace: 'off' });

test('W5 an invalid number of a term survives Done and a reload @full', async ({ page }) => {
  await openEditor(page, { ...TOVE, engagement: [] });
  const section = page.locator('[data-section="engagement"]');
  await page.getByRole('button', { name: 'Edit Engagement' }).click();
  const from = section.getByRole('group', { name: 'Days or hours' }).getByLabel('From');
  await from.fill('47');
  await section.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText(/Not saved: .*“47”/)).toBeVisible();
  await page.reload();
  await waitForEditor(page);
  await expect(section.getByText(/Not saved: .*“47”/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Engagement' }).click();
  await expect(from).toHaveValue('47');
  await from.fill('7');
  await section.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText('Not saved')).toHaveCount(0);
});

test('H24 a refused LinkedIn URL survives Done, a click elsewhere and a reload @full', async ({ page }) => {
  await openEditor(page);
  const section = page.locator('[data-section="basicInfo"]');
  const field = section.getByLabel('LinkedIn URL');
  const edit = () => page.getByRole('button', { name: 'Edit Basic Info' }).click();
  await edit();
  await field.fill('tove berg');
  await section.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText(/Not saved: LinkedIn URL: “tove berg”/)).toBeVisible();
  await edit();
  await expect(field).toHaveValue('tove berg');
  await field.fill('tove berg again');
  // Before the pause after which the text is judged.
  await page.reload();
  await waitForEditor(page);
  await expect(section.getByText(/Not saved: LinkedIn URL: “tove berg again”/)).toBeVisible();
  await edit();
  await field.fill('tove-berg');
  await section.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByRole('link', { name: 'linkedin.com/in/tove-berg' })).toBeVisible();
  await expect(section.getByText('Not saved')).toHaveCount(0);
});

test('H27 nothing is published, downloaded or finished while a field has refused its text @full', async ({
  page,
}) => {
  await openEditor(page);
  await goToDashboard(page);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Edit Basic Info' }).click();
  const field = page.getByLabel('LinkedIn URL');
  await field.fill('tove berg');
  const refusal = page.getByText('What says “Not saved” has to be corrected first.');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(refusal).toBeVisible();
  await expect(page.getByText(/Not saved: LinkedIn URL: “tove berg”/)).toBeVisible();
  await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
  await expect(page.getByText(/^Failed to complete onboarding/)).toBeVisible();
  await page.getByRole('link', { name: 'Your Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: 'For forms (plain text)' }).click();
  await expect(page.getByText('The file was not made')).toBeVisible();

  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Edit Basic Info' }).click();
  await field.fill('tove-berg');
  await publish.click();
  await expect(page.getByText('Your profile is now live.')).toBeVisible();

  // That edits wait can be chosen all the same.
  await page.getByRole('button', { name: 'Edit Basic Info' }).click();
  await field.fill('tove berg');
  await page.getByRole('button', { name: 'Who sees this?' }).click();
  await page.getByRole('radio', { name: /^Edits wait/ }).click();
  await page.getByRole('button', { name: 'Done' }).last().click();
  await typeDescription(page, 'Waits to be published.');
  await page.getByRole('button', { name: 'Publish changes' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
  await expect(refusal).toBeVisible();
});

test('H28 texts refused in two tabs stay, and each is gone in both once it is corrected @full', async ({
  page,
  context,
}) => {
  await openEditor(page, { ...TOVE, engagement: [] });
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  const section = (tab: Page) => tab.locator('[data-section="engagement"]');
  const type = async (tab: Page, label: string, text: string) => {
    await section(tab).getByRole('group', { name: 'Days or hours' }).getByLabel(label).fill(text);
    await tab.keyboard.press('Tab');
  };
  for (const tab of [page, otherPage]) await tab.getByRole('button', { name: 'Edit Engagement' }).click();
  await type(page, 'From', '47');
  await type(otherPage, 'To', '99');
  for (const tab of [page, otherPage]) {
    await section(tab).getByRole('button', { name: 'Done' }).click();
    await expect(section(tab).getByText(/Not saved: .*“47”/)).toBeVisible();
    await expect(section(tab).getByText(/Not saved: .*“99”/)).toBeVisible();
  }
  await otherPage.getByRole('button', { name: 'Edit Engagement' }).click();
  await type(otherPage, 'From', '4');
  await expect(section(page).getByText(/Not saved: .*“47”/)).toHaveCount(0);
  await expect(section(page).getByText(/Not saved: .*“99”/)).toBeVisible();
});
