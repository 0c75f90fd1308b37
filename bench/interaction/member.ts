/** A member with a long profile, whose onboarding is complete. */
import { expect, type Page } from '@playwright/test';
import { openEditor, TOVE } from '../../e2e/support/editor';

const ROLES = Array.from(
  { length: 100 },
  (_, n) => `Finance Director ${n + 1}, Kestrel Freight, 2001 to 2005`,
);

/**
 * Makes an account with a long profile by HTTP calls, then saves the profile and the job preferences in the browser.
 */
export async function becomeMember(page: Page): Promise<void> {
  await openEditor(page, { ...TOVE, highlights: ROLES });
  await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/work-preferences');
  await page.getByRole('checkbox', { name: 'Full-time Position' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
}
