/** Data-loss journeys: double clicks on buttons that add, remove or answer something. */

import { createConfirmedProfile } from '../support/confirmed-profile';
import { openEditor, TOVE, waitForEditor, waitUntilSaved } from '../support/editor';
import { expect, test } from '../support/test';

test('X43 a double click adds one entry and removes one @full', async ({ page }) => {
  await openEditor(page, {
    ...TOVE,
    personas: ['The Controller', 'The Builder', 'The Closer'].map((title) => ({
      title,
      bullets: ['Did it'],
    })),
    superpowers: ['One', 'Two', 'Three'].map((title) => ({ title, description: 'Shown.' })),
  });
  await test.step('personas', async () => {
    await page.getByRole('button', { name: 'Edit Personas' }).click();
    const section = page.locator('[data-section="personas"]');
    await section.getByRole('button', { name: 'Add persona' }).dblclick();
    await expect(section.getByRole('tab')).toHaveCount(4);
    await section.getByRole('tab', { name: 'The Builder' }).click();
    await section.getByRole('button', { name: 'Remove this persona' }).dblclick();
    await expect(section.getByRole('tab', { name: 'The Builder' })).toHaveCount(0);
    await expect(section.getByRole('tab')).toHaveCount(3);
  });
  await test.step('superpowers and categories', async () => {
    await page.getByRole('button', { name: 'Edit Superpowers' }).click();
    const superpowers = page.getByRole('list', { name: 'Superpowers' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Remove One' }).dblclick();
    await expect(superpowers).toHaveCount(2);
    await page.getByRole('button', { name: 'Add superpower' }).dblclick();
    await expect(superpowers).toHaveCount(3);
    await page.getByRole('button', { name: /Edit Functional Skills/ }).click();
    await page.getByRole('button', { name: 'Add category' }).dblclick();
    await expect(
      page.getByRole('list', { name: 'Categories' }).getByRole('textbox', { name: 'Name of category' }),
    ).toHaveCount(1);
  });
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  // The added one was never filled in.
  await expect(page.locator('[data-section="personas"]').getByRole('tab')).toHaveCount(2);
});

test('Y2 a double click on the first of three countries removes only that one @full', async ({ page }) => {
  await createConfirmedProfile(page, 'y2@example.com');
  await page.goto('/work-preferences');
  await page.getByRole('checkbox', { name: 'Flexible Position' }).check();
  await page.getByLabel('Countries', { exact: true }).click();
  for (const name of ['Norway', 'Sweden', 'Finland']) {
    await page.getByRole('dialog').getByRole('combobox').fill(name);
    await expect(page.getByRole('option').first()).toContainText(name);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  const chips = page.getByRole('button', { name: /^Remove (Norway|Sweden|Finland)$/ });
  await expect(chips).toHaveCount(3);
  await chips.first().dblclick();
  await expect(chips).toHaveCount(2);
});

test('B8 a double click on Next or Skip does not skip a question of the interview @full', async ({
  page,
}) => {
  await createConfirmedProfile(page, 'b8@example.com');
  await page.goto('/questions');
  const question = page.getByText(/^Question \d of/);
  await expect(question).toContainText('Question 1 of');
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await expect(question).toContainText('Question 2 of');
  await page.getByRole('button', { name: 'Skip' }).dblclick();
  await expect(question).toContainText('Question 3 of');
});
