/** Data-loss journeys: a key that is held down until it repeats. */
import type { Locator, Page } from '@playwright/test';
import { openEditor, TOVE, waitForEditor, waitUntilSaved } from '../support/editor';
import { expect, test } from '../support/test';

// A private page answers 403.
test.use({ allowedErrors: [/403/] });

/** Number of key presses that a browser reports while a key is held for about a second. */
const REPETITIONS = 20;

/** Holds Enter on a control. Each further `down` of Playwright is a repetition. */
async function holdEnter(page: Page, control: Locator) {
  await control.focus();
  for (let count = 0; count <= REPETITIONS; count++) {
    await page.keyboard.down('Enter');
    // At the rate of a keyboard, so that calls are answered in between.
    await page.waitForTimeout(50);
  }
  await page.keyboard.up('Enter');
}

test('H16 Enter held on Publish publishes once, and on Unpublish unpublishes once @full', async ({
  page,
}) => {
  await openEditor(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/profiles/publish')) calls.push(request.postData() ?? '');
  });
  await holdEnter(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  const url = (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
  expect(calls).toHaveLength(1);
  await holdEnter(page, page.getByRole('button', { name: 'Unpublish' }));
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  expect(calls).toHaveLength(2);
  expect((await page.request.get(url)).status()).toBe(403);
});

test('H17 Enter held on Remove removes one entry, and does not go on in the next one @full', async ({
  page,
}) => {
  await openEditor(page, {
    ...TOVE,
    highlights: ['Chief Financial Officer, Fjordlight', 'Finance Director, Kestrel', 'Controller, Harrow'],
  });
  await page.getByRole('button', { name: 'Edit Key Roles' }).click();
  await holdEnter(page, page.getByRole('button', { name: 'Remove Chief Financial Officer, Fjordlight' }));
  await expect(page.getByRole('button', { name: /^Remove .*(Kestrel|Harrow)/ })).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: /^Edit role/ })).toHaveCount(0);
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  await expect(page.getByText('Finance Director, Kestrel')).toBeVisible();
  await expect(page.getByText('Controller, Harrow')).toBeVisible();
});
