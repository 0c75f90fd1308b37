/** Edits education on the screen 'Your record'. */
import type { Page } from '@playwright/test';
import { expectOnServer } from './unsaved-text';

/** The field of the first school while education is being edited. */
export const firstSchoolField = (page: Page) => page.getByRole('textbox', { name: 'School' }).first();

/** Changes the name of the first school and closes its form. */
export async function editSchool(page: Page, name: string) {
  await page.getByRole('button', { name: 'Edit Education' }).click();
  await firstSchoolField(page).fill(name);
  await page.getByRole('button', { name: 'Done' }).click();
}

/** Waits until the words are in the record on the server. */
export async function expectInRecord(page: Page, words: string) {
  await expectOnServer(page, 'record/mine', {}, words);
}
