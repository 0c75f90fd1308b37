/** Job preferences: lists that are searched by typing, answers that outlive a reload, and start dates. */
import type { Page } from '@playwright/test';
import { goToDashboard, openEditor } from '../support/editor';
import { expect, test } from '../support/test';

async function openPreferences(page: Page) {
  await openEditor(page);
  await goToDashboard(page);
  await page.goto('/work-preferences');
}

test('typing on a closed list of job preferences searches it, and unsaved answers are kept in the browser @full', async ({
  page,
}) => {
  await openPreferences(page);
  await page.getByRole('checkbox', { name: 'Full-time Position' }).check();

  await test.step('a letter opens the list and is typed into its search field', async () => {
    await page.getByLabel('Countries', { exact: true }).focus();
    await page.keyboard.type('Norway', { delay: 30 });
    const search = page.getByRole('dialog').getByRole('combobox');
    await expect(search).toHaveValue('Norway');
    await expect(page.getByRole('list', { name: 'Chosen: Countries' })).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(search).toHaveValue('');
    await page.keyboard.type('Oman');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'Chosen: Countries' }).getByRole('listitem')).toHaveText([
      /Oman/,
      /Norway/,
    ]);
    await page.getByLabel('Timezone', { exact: true }).focus();
    await page.keyboard.type('asia/singapore');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Timezone', { exact: true })).toContainText('Singapore');
    await page.getByRole('button', { name: 'Clear this choice' }).click();
    await expect(page.getByLabel('Timezone', { exact: true })).toHaveText(/Choose a timezone/);
  });

  await test.step('places are suggested by their number of inhabitants', async () => {
    await page.getByLabel('Current location', { exact: true }).pressSequentially('Singa');
    await expect(page.getByRole('option').first()).toContainText('Singapore');
    await page.keyboard.press('Enter');
  });

  await test.step('a reload keeps unsaved answers', async () => {
    await page.getByLabel('From').fill('200000');
    await page.reload();
    await expect(page.getByText('Your answers from before are still here')).toBeVisible();
    await expect(page.getByLabel('From')).toHaveValue('200,000');
    await expect(page.getByLabel('Current location', { exact: true })).toHaveValue('Singapore');
    await expect(page.getByRole('list', { name: 'Chosen: Countries' }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('a reversed range is pointed out before it is saved', async () => {
    await page.getByLabel('To', { exact: true }).fill('150000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toHaveText(/A range ends below where it begins/);
    await expect(page.getByLabel('To', { exact: true })).toBeFocused();
    await page.getByLabel('To', { exact: true }).fill('250000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
    await page.goto('/work-preferences');
    await expect(page.getByLabel('From')).toHaveValue('200,000');
    await expect(page.getByText('Your answers from before are still here')).toBeHidden();
  });
});

test.describe('with a clock that is a year behind', () => {
  test.use({ allowedErrors: [/400/] });
  test('a preferred start date that has passed shows a message at its field @full', async ({ page }) => {
    await openPreferences(page);
    const yearAgo = new Date();
    yearAgo.setFullYear(yearAgo.getFullYear() - 1);
    await page.clock.setFixedTime(yearAgo);
    await page.goto('/work-preferences');
    await page.getByRole('checkbox', { name: 'Full-time Position' }).check();
    yearAgo.setDate(yearAgo.getDate() + 7);
    await page.getByLabel('Preferred start date').fill(yearAgo.toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Preferred start date')).toHaveAccessibleDescription(
      'The start date cannot be before today.',
    );
  });
});

test('a start date takes years of four digits, and one that is typed in part is pointed out before anything is saved @full', async ({
  page,
}) => {
  await openPreferences(page);
  await page.getByRole('checkbox', { name: 'Full-time Position' }).check();
  const date = page.getByLabel('Preferred start date');
  await date.click();
  await page.keyboard.type('0301202712');
  await expect(date).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await date.fill('');
  await date.click();
  await page.keyboard.type('0301');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('A part of this date is missing.')).toBeVisible();
  await expect(date).toBeFocused();
  await date.fill('2027-03-01');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
});
