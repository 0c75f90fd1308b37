/** Someone whose onboarding is over and whose profile is long. */
import { expect, type Page } from '@playwright/test';
import { openEditor, TOVE } from '../../e2e/support/editor';

const ROLES = Array.from(
  { length: 100 },
  (_, n) => `Finance Director ${n + 1}, Kestrel Freight, 2001 to 2005`,
);

/** Signs up, confirms and answers the job preferences in a browser. */
export async function becomeMember(page: Page): Promise<void> {
  await openEditor(page, { ...TOVE, highlights: ROLES });
  await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/work-preferences');
  await page.getByRole('checkbox', { name: 'Full-time Position' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
}
