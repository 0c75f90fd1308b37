import { expectAccessible, expectStateAccessible } from '../support/accessibility';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { holdRequests } from '../support/held-requests';
import { serverAnswerTo } from '../support/server-answer';
import { attachSlowPictures } from '../support/slow-pictures';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/500|AuthError|ERR_FAILED .*generation\/current/] });

test('the dashboard publishes and shares the profile, and its sidebar collapses, keeps its state and logs out', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(180_000);
  await createConfirmedProfile(page, 'dashboard@example.com');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });

  await test.step('shows the profile, private', async () => {
    await expect(page.getByRole('heading', { name: 'Your Dashboard', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Your Dashboard · Quarterdeck');
    await expect(page.getByText('Profile is private')).toBeVisible();
    await expect(page.getByText('Company', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('reports that publishing failed, and publishes on retry', async () => {
    await page.route('**/api/rpc/profiles/publish', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Publish Profile' }).click();
    await expect(page.getByText('Failed to publish profile')).toBeVisible();
    await expect(page.getByText('Please try again later.')).toBeVisible();
    await page.unroute('**/api/rpc/profiles/publish');
    await page.getByRole('button', { name: 'Publish Profile' }).click();
    await expect(page.getByText('Your profile is now live.')).toBeVisible();
    await expect(page.getByText('Profile is live')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share Profile' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Profile link copied!')).toBeVisible();
  });

  await test.step('shows a link that another person can open', async () => {
    const link = await page.getByRole('link', { name: 'View Profile' }).getAttribute('href');
    const reader = await newPerson();
    await reader.goto(link ?? '');
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await reader.getByRole('button', { name: /Share Profile/ }).click();
    await expect(reader.getByText('Link copied to clipboard')).toBeVisible();
  });

  await test.step('collapses the sidebar by shortcut, with tooltips, and remembers it', async () => {
    expect((await sidebar.boundingBox())?.width).toBe(256);
    await page.keyboard.press('Control+b');
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48);
    await sidebar.getByRole('link', { name: 'Your Dashboard' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Your Dashboard' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your Dashboard', level: 1 })).toBeVisible();
    expect((await sidebar.boundingBox())?.width).toBe(48);
    await expectStateAccessible(page);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_collapsed');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256);
  });

  await test.step('keeps the theme after a reload, and sets it before the first paint', async () => {
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('heading', { name: 'Your Dashboard', level: 1 })).toBeVisible();
    await expectStateAccessible(page);
  });

  await test.step('shows the sidebar as a drawer on a narrow screen, which returns the focus', async () => {
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(sidebar).toBeVisible();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(sidebar).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    expect((await drawer.boundingBox())?.width).toBe(288);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('reports that the profile could not be loaded, and loads it on retry', async () => {
    await page.route('**/api/rpc/profiles/mine', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/dashboard');
    await expect(page.getByText('Loading your dashboard...')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Error loading profile' })).toBeVisible({
      timeout: 30_000,
    });
    await page.unroute('**/api/rpc/profiles/mine');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Profile is live')).toBeVisible();
  });

  for (const [field, sentence] of [
    ['onboarding_status', 'No onboarding status available'],
    ['profile_data', 'No profile data available'],
  ] as const) {
    await test.step(`shows the message: ${sentence}`, async () => {
      await page.route('**/api/rpc/profiles/mine', async (route) => {
        const answer = await serverAnswerTo(route);
        const { json } = await answer.json();
        await route.fulfill({ response: answer, json: { json: { ...json, [field]: null } } });
      });
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
      await page.unroute('**/api/rpc/profiles/mine');
    });
  }

  await test.step('says that logging out failed', async () => {
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logging out failed')).toBeVisible();
    await page.unroute('**/api/auth/logout');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your Dashboard', level: 1 })).toBeVisible();
  });

  await test.step('logs out to the login screen, and the back button shows nothing', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your Dashboard', level: 1 })).toBeHidden();
  });
});

test('job preferences that are loading or failed to load are not shown as unset @full', async ({ page }) => {
  await createConfirmedProfile(page, 'dashboard.loads@example.com');
  const card = page.getByRole('region', { name: 'Job Preferences' });
  await expect(card.getByText('Not set yet')).toBeVisible();

  const PATH = '**/api/rpc/preferences/mine';
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(PATH, async (route) => {
    await released;
    await route.fulfill({ status: 500, body: '' });
  });
  await page.reload();
  await expect(card.getByText('Loading your job preferences...')).toBeVisible();
  answer();
  await expect(card.getByText('Your job preferences could not be loaded.')).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText('Not set yet')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(PATH);
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('Not set yet')).toBeVisible();
});

test('a generation that was left is shown on the dashboard, with its outcome @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await createConfirmedProfile(page, 'dashboard.waits@example.com');
  const writingNotice = page.getByText('Your profile is being written.');
  await page.goto('/create-profile');
  await page.getByLabel('LinkedIn URL').fill('mara-lindqvist');
  await attachSlowPictures(page, browser, 6);
  const sendFiles = await holdRequests(page, '**/webhook/generate-profile-linkedin');
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(
    page
      .getByRole('list', { name: 'Stages' })
      .getByText(/^Reading Minutes/)
      .first(),
  ).toBeVisible();

  await test.step('its stage is shown after leaving while the files are sent, and after a reload', async () => {
    const answered = page.waitForResponse('**/api/rpc/generation/current');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await answered;
    sendFiles();
    await expect(writingNotice).toBeVisible();
    await expect(page.getByText(/^Reading Minutes/)).toBeVisible();
    // axe cannot judge the contrast of a toast that is fading out.
    await expect(page.getByText('Added successfully')).toHaveCount(0);
    await expectAccessible(page);
    // It is shown too if the first request for its state fails.
    await page.route('**/api/rpc/generation/current', (route) => route.abort(), { times: 1 });
    await page.reload();
    await expect(writingNotice).toBeVisible({ timeout: 15_000 });
  });

  await test.step('a link leads back to it', async () => {
    await page.getByRole('link', { name: 'Show progress' }).click();
    await expect(page.getByRole('heading', { name: 'Writing your profile' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(writingNotice).toBeVisible();
  });

  await test.step('the draft to compare stays announced until it is settled', async () => {
    const ready = page.getByText('A new draft of your profile is ready');
    await expect(ready).toBeVisible({ timeout: 180_000 });
    await expect(writingNotice).toHaveCount(0);
    await page.reload();
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(ready).toHaveCount(0);
  });
});

test('a screen whose session cannot be fetched shows that it is loading', async ({ page }) => {
  await page.route('**/api/rpc/auth/me', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/dashboard');
  await expect(page.getByText('Loading...')).toBeVisible();
});
