/** A public page on paper. */
import type { Locator } from '@playwright/test';
import { extractText } from 'unpdf';
import { expect, test } from '../support/test';

test('the public example page prints on two pages, each with name, address and page number', async ({
  page,
}) => {
  await page.goto('/profile-generator/example');
  const printout = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(printout.totalPages).toBe(2);
  for (const [index, text] of printout.text.entries()) {
    expect(text).toMatch(/Mara Lindqvist, \S+\/profile-generator\/example/);
    expect(text).toContain(`${index + 1} of 2`);
  }
  // Below the narrow column, the sections use the whole width.
  await page.emulateMedia({ media: 'print' });
  const leftOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().left);
  const sheet = await leftOf(page.locator('article'));
  expect(await leftOf(page.getByRole('heading', { name: /User Manual$/ }))).toBe(sheet);
  expect(await leftOf(page.getByRole('heading', { name: /^Meet / }))).toBeGreaterThan(sheet + 100);
});
