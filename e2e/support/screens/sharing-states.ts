/** Screens of sharing while they are loading, have failed, or are offline. */
import { expect, type Page, type Route } from '@playwright/test';
import type { Visit } from './variants';

const SCREENS = [
  { name: 'links', path: '/links', call: '**/api/rpc/privateVersions/list' },
  {
    name: 'version',
    path: '/links/1f0c9d3e-6f0b-4d6a-9a55-2f4f6f0c7a11',
    call: '**/api/rpc/privateVersions/read',
  },
  { name: 'introductions', path: '/introductions', call: '**/api/rpc/introductions/list' },
  { name: 'readership', path: '/readership', call: '**/api/rpc/readership/overview' },
] as const;

const REFUSED = { defined: false, code: 'FORBIDDEN', status: 403, message: 'Not open today.' };

/** Each of the screens while loading and after a failure. */
export async function visitWithoutAnswer(page: Page, visit: Visit): Promise<void> {
  for (const { name, path, call } of SCREENS) {
    const pending: Route[] = [];
    await page.route(call, (route) => {
      pending.push(route);
    });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('status').first()).toBeAttached();
    await visit(`${name}-loading`);
    for (const route of pending) await route.fulfill({ status: 403, json: REFUSED });
    await expect(page.getByText('Could not load this. Your work is safe.')).toBeVisible();
    await visit(`${name}-failed`);
    await page.unroute(call);
  }
}

/** Offline, the content stays and a message says that nothing is sent. */
export async function visitOffline(page: Page, name: string, visit: Visit): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible();
  await visit(`${name}-offline`);
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.', { exact: false })).toHaveCount(0);
}
