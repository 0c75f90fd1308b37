import { expect, test } from '../support/test';

test.use({ allowedErrors: [/404/] });

test('an unknown URL shows ‘not found’, whose link home leads a visitor to the login', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
