/** The page while its script is late, and when it does not arrive: never empty, and never waiting without a word. */
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { builtFileGlob } from '../support/built-file';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { LAYOUT_SHIFT_LIMIT, measureLayoutShift, watchLayoutShifts } from '../support/layout-shift';
import { serverAnswerTo } from '../support/server-answer';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/50[0-9]|ERR_|MIME type|SyntaxError|dynamically imported module/] });

const ANY_SCRIPT = '**/assets/*.js*';
const STYLE_SHEET = '**/assets/index-*.css';

/** What a network may do with the product's scripts. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'a gateway answers for it': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  'a hotel answers for it': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' }),
  'it is cut in its middle': async (route) => {
    const response = await serverAnswerTo(route);
    const script = await response.text();
    await route.fulfill({ response, body: script.slice(0, script.length / 2) });
  },
  'it is blocked': (route) => route.abort(),
};

type Box = { x: number; y: number; width: number; height: number } | null;
const roundedBox = (box: Box) => box && [box.x, box.y, box.width, box.height].map(Math.round);

const failure = (page: Page) => page.getByRole('heading', { name: 'Quarterdeck could not be loaded.' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

for (const [symptom, fail] of Object.entries(FAILURES)) {
  const tag = fail === FAILURES['it is blocked'] ? '' : ' @full';
  test(`the page says that its script did not arrive if ${symptom}, and loads it at the next attempt${tag}`, async ({
    page,
  }) => {
    await page.route(ANY_SCRIPT, fail);
    await page.goto('/login');
    await expect(failure(page)).toBeVisible();
    await expectAccessible(page);
    await page.unroute(ANY_SCRIPT);
    await tryAgain(page).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });
}

test('a page whose script did not arrive stays while there is no connection, and loads once there is @full', async ({
  page,
  context,
}) => {
  await page.route(ANY_SCRIPT, (route) => route.abort());
  await page.goto('/login');
  await expect(failure(page)).toBeVisible();
  await context.setOffline(true);
  await tryAgain(page).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.unroute(ANY_SCRIPT);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test("a member's screen whose part is missing is not exchanged for a page whose script does not arrive @full", async ({
  page,
}) => {
  await createConfirmedProfile(page, 'mara.gateway@example.com');
  const dashboard = builtFileGlob('src/web/routes/dashboard.tsx?tsr-split=component');
  await page.route(dashboard, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(ANY_SCRIPT, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const probe = page.waitForResponse(builtFileGlob('index.html'));
  await page.getByRole('link', { name: 'Your Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'This screen could not be shown' })).toBeVisible();
  // The page has asked for its own script, and has seen that it would not arrive.
  await probe;
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('heading', { name: 'This screen could not be shown' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.unroute(ANY_SCRIPT);
  await page.unroute(dashboard);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
});

test('screens show their frame before script and style sheet, and do not move when these arrive @full', async ({
  page,
}) => {
  await createConfirmedProfile(page, 'mara.slow@example.com');
  await watchLayoutShifts(page);
  for (const path of ['/dashboard', '/edit-profile', '/login', '/profile-generator/create']) {
    await test.step(path, async () => {
      // Members are redirected from the login.
      if (path === '/login') await page.context().clearCookies();
      await page.route(ANY_SCRIPT, () => {});
      await page.route(STYLE_SHEET, () => {});
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
      const frameLogo = page.locator('#shell svg').filter({ visible: true });
      await expect(frameLogo).toBeVisible();
      const logoPlace = await frameLogo.boundingBox();
      // Nothing that is still on its way delays the paint.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      await expectAccessible(page);
      // What was held is sent now.
      await page.unroute(STYLE_SHEET);
      await page.unroute(ANY_SCRIPT);
      await expect(page.locator('main')).toBeVisible();
      await expect(page.locator('#shell')).toHaveCount(0);
      const logo = page.getByRole('link', { name: 'Quarterdeck home' }).locator('svg').first();
      expect(roundedBox(await logo.boundingBox())).toEqual(roundedBox(logoPlace));
      expect(await measureLayoutShift(page)).toBeLessThan(LAYOUT_SHIFT_LIMIT);
    });
  }
});

test('a page whose first question is never answered says so after ten seconds, and asks again @full', async ({
  page,
}) => {
  await createConfirmedProfile(page, 'mara.unanswered@example.com');
  let isAnswering = false;
  await page.route('**/api/rpc/auth/me', async (route) => {
    if (isAnswering) await route.continue();
  });
  await page.goto('/settings');
  await expect(page.getByText('Loading...', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('This takes longer than usual.')).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  isAnswering = true;
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});
