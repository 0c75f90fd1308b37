/** Data-loss journeys: a guest who generates another profile while a tab has words in the record of the one before. */
import type { Page } from '@playwright/test';
import { docxOf } from '@/server/testing/documents/documents';
import { PASSWORD } from '../support/editor';
import { generateAsGuest } from '../support/guest-form';
import { fillSignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

const resumeOf = (name: string, turnover: string) => ({
  username: name.toLowerCase().replace(' ', '-'),
  resume: {
    name: 'cv.docx',
    bytes: docxOf([
      name,
      'Chief Operating Officer',
      'Experience',
      'Chief Operating Officer, Tanager Health Ltd',
      'January 2016 - December 2021',
      `• Cut staff turnover by ${turnover}`,
      'Operations Director, Saltmarsh Shipping Ltd',
      'April 2010 - December 2015',
      '• Reduced delivery time by 18%',
    ]),
  },
});

/** Generates a profile and waits until it is shown. */
async function generate(page: Page, name: string, turnover: string) {
  await generateAsGuest(page, resumeOf(name, turnover));
  await expect(page).toHaveURL(/\/preview$/);
}

/** Writes an honour into the open record of a guest. */
async function writeHonour(page: Page, words: string) {
  await page.getByRole('button', { name: /^(Edit )?Honours$/ }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(words)).toBeVisible();
}

/** Signs up in a tab that has a guest's profile. @returns the address */
async function signUp(page: Page, name: string): Promise<string> {
  const email = `${name}.${process.pid}@example.com`;
  await page.goto('/signup');
  await fillSignUp(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  return email;
}

test('G3 claiming one person’s profile leaves another’s, and what was written into it, in its tab @full', async ({
  page,
}) => {
  await generate(page, 'Ruth Calloway', '23%');
  await page.goto('/profile-generator/record');
  await writeHonour(page, 'Gold medal of the port');
  const newTab = await page.context().newPage();
  await generate(newTab, 'Ines Calder', '29%');
  await signUp(newTab, 'g3');
  await page.reload();
  await expect(page.getByText('Gold medal of the port')).toBeVisible();
  await expect(page.getByText('You claimed this profile in another tab')).toBeHidden();
});
