import AxeBuilder from '@axe-core/playwright';
import { openEditor } from './support/editor';
import { expect, test } from './support/test';

/** Playwright's own browser says that it is a robot, and is not counted. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('a page is read to its end, and its owner is told how often and how far', async ({ page, browser }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/readership');
  await expect(page.getByText('Nothing is counted while your page is private.')).toBeVisible();
  await page.goto('/links');
  await page.getByRole('button', { name: 'New version' }).click();
  const address = await page.getByRole('link', { name: 'Open preview' }).getAttribute('href');

  const context = await browser.newContext({ userAgent: FIREFOX });
  const reader = await context.newPage();
  await reader.goto(address ?? '');
  await reader.getByRole('heading', { name: 'User Manual' }).scrollIntoViewIfNeeded();
  await expect(reader.getByRole('heading', { name: 'User Manual' })).toBeInViewport();
  // A version sends no referrer: its page must be believed all the same.
  const told = context.waitForEvent('request', (request) => request.url().endsWith('/read'));
  await reader.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const answer = await (await told).response();
  expect(answer?.status()).toBe(204);
  expect((await told).postDataJSON().seen).toContain('profile-manual');
  await context.close();

  await expect(async () => {
    await page.goto('/readership');
    await expect(page.getByText('Under 3 reads since')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('listitem').filter({ hasText: 'New version' })).toContainText('under 3');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('switch', { name: 'Count reads of my pages' }).uncheck();
  await expect(page.getByText('Counting is off.')).toBeVisible();
});
