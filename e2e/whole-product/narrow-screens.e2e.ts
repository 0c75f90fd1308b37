/** Every screen at the width of the narrowest phone. */

import { createConfirmedProfile } from '../support/confirmed-profile';
import { findHorizontalOverflow } from '../support/horizontal-overflow';
import { onEveryScreen } from '../support/screens';
import { expect, test } from '../support/test';

onEveryScreen('nothing scrolls sideways at 320 px @full', (page) => async (name) => {
  // Screens with enlarged text are checked at widths of their own.
  if (name.endsWith('-text-300')) return;
  expect.soft(await findHorizontalOverflow(page), name).toEqual([]);
});

test('nothing scrolls sideways at 320 px on the rarely used screens of a member @full', async ({ page }) => {
  await createConfirmedProfile(page, 'narrow@example.com');
  const see = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeAttached();
    await expect(page.locator('main [role=status] .animate-spin')).toHaveCount(0);
    expect.soft(await findHorizontalOverflow(page), path).toEqual([]);
  };
  for (const path of [
    '/record',
    '/questions',
    '/what-it-tells',
    '/links',
    '/introductions',
    '/references',
    '/references/ask',
    '/readership',
    '/settings',
    '/your-data',
  ]) {
    await see(path);
  }
  await page.goto('/record');
  await page.getByRole('button', { name: 'Edit Education' }).click();
  expect.soft(await findHorizontalOverflow(page), 'an entry of the record, open').toEqual([]);
  await page.goto('/links');
  await page.getByRole('button', { name: 'New version' }).click();
  await page.getByLabel(/Note above/).waitFor();
  expect.soft(await findHorizontalOverflow(page), 'a private version').toEqual([]);
});
