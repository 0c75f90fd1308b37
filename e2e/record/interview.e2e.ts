import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { signUpAndConfirm } from '../support/sign-up';
import { expect, test } from '../support/test';

const EMAIL = 'ottoline.answers@example.com';
const heading = (page: Page, question: string) => page.getByRole('heading', { level: 1, name: question });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

test('a name and five answers give a profile, before and after the claim', async ({ page }) => {
  await test.step('with only a name, the preview asks for a file or for answers', async () => {
    await page.goto('/profile-generator/create');
    await page.getByLabel(/LinkedIn URL/).fill('ottoline-marsh');
    await page.getByRole('button', { name: 'Generate Profile' }).click();
    await expect(
      page.getByRole('heading', { name: 'We have your name. Drop your PDF, or answer five questions.' }),
    ).toBeVisible();
    await expect(page.getByText('One way to make it stronger')).toBeVisible();
    await page.getByRole('link', { name: 'Answer five questions' }).first().click();
  });

  await test.step('questions are asked one at a time, each answer is previewed, and one is skipped', async () => {
    await expect(heading(page, 'What do you do today?')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Title').fill('Chief Executive Officer');
    await page.getByLabel('Organisation').fill('Pellworm Ferries');
    await page.getByLabel('Since').fill('2018');
    await expect(page.getByRole('complementary')).toContainText(
      'Chief Executive Officer, Pellworm Ferries, 2018 to today',
    );
    await next(page);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(heading(page, 'How do people work well with you?')).toBeFocused();
    await page.getByLabel('How you decide').fill('On one page, by Thursday.');
    await expect(page.getByText('Kept in this tab')).toBeVisible();
    await next(page);
    await page.getByLabel('Family-owned').check();
    await next(page);
    await page.getByLabel('Not for').fill('A sale within a quarter.');
    await page.getByRole('button', { name: 'See what was written' }).click();
    await expect(page.getByText('4 of 5 answered')).toBeVisible();
    await expect(page.getByText('Skipped. Nothing is written in its place.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the profile contains the answers, and nothing in it has to be confirmed', async () => {
    await page.getByRole('button', { name: 'Write the profile with your answers' }).click();
    await expect(page).toHaveURL(/\/profile-generator\/preview$/);
    await expect(page.getByText('How Ottoline decides: On one page, by Thursday.')).toBeVisible();
    await expect(page.getByText('Ottoline is right for these companies: family-owned.')).toBeVisible();
    await expect(page.getByRole('region', { name: /User Manual/ }).getByLabel('Not confirmed')).toHaveCount(
      0,
    );
  });

  await test.step('a member continues where the guest stopped, and compares before anything is replaced', async () => {
    await page.getByRole('link', { name: 'Claim Your Profile' }).click();
    await signUpAndConfirm(page, EMAIL, 'harbour-pilot-7');
    await expect(page).toHaveURL(/\/edit-profile$/);
    await page.goto('/questions');
    await expect(page.getByLabel('Title')).toHaveValue('Chief Executive Officer');
    await next(page);
    await page.getByLabel('What it was').fill('Raised punctuality from 71% to 94%');
    await expect(page.getByText(/Last saved at/)).toBeVisible();
    for (let left = 3; left > 0; left -= 1) await next(page);
    await page.getByRole('button', { name: 'See what was written' }).click();
    await page.getByRole('button', { name: 'Write the profile with your answers' }).click();
    await expect(page).toHaveURL(/\/edit-profile$/);
    await expect(page.getByText(/Ottoline is proudest of this: raised punctuality/).first()).toBeVisible();
  });
});
