import type { Page } from '@playwright/test';

const OPENING =
  '# Chief Operating Officer\nat Kestrel Cold Chain\n\n## Requirements\n\n- Experience in operations';

/** The field of a new role, which takes a text, a file or a URL. */
export const roleField = (page: Page) => page.getByLabel('Paste a role, drop a file, or give an address');

/** Saves a role, Chief Operating Officer, of a person who has completed the onboarding, and opens its page. */
export async function openNewRole(page: Page) {
  await page.goto('/roles');
  await roleField(page).fill(OPENING);
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByRole('link', { name: 'Chief Operating Officer' }).first().click();
}
