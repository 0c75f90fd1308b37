import type { Page } from '@playwright/test';
import { expectAccessible, expectStateAccessible } from '../support/accessibility';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { holdRequests } from '../support/held-requests';
import { expect, test } from '../support/test';

/** Types a place and takes the first suggestion. */
async function pickPlace(page: Page, label: string, typed: string, expected: string) {
  await page.getByLabel(label, { exact: true }).pressSequentially(typed);
  await expect(page.getByRole('option').first()).toContainText(expected);
  await page.keyboard.press('Enter');
}

/** Opens a searchable list and types, once its search field has the focus. */
async function search(page: Page, label: string, typed: string) {
  await page.getByLabel(label, { exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
}

/** Opens a searchable list, types, and chooses the first match. */
async function choose(page: Page, label: string, typed: string, expected: string) {
  await search(page, label, typed);
  await expect(page.getByRole('option').first()).toContainText(expected);
  await page.keyboard.press('Enter');
  // A list for several choices stays open for the next one.
  await page.keyboard.press('Escape');
}

test('job preferences are completed after the welcome, and changed later', async ({ page }) => {
  test.setTimeout(180_000);
  await createConfirmedProfile(page, 'preferences@example.com');
  const sidebar = page.getByRole('navigation', { name: 'Main' });

  await test.step('the dashboard only links to them', async () => {
    await expect(page.getByText('Welcome to your dashboard!')).toBeVisible();
    await expect(sidebar.getByText('Next')).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'My Profile' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('are now complete!')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/work-preferences',
    );
    await page.getByRole('link', { name: 'Set Job Preferences' }).click();
    await expect(page.getByRole('heading', { name: 'Job Preferences', level: 1 })).toBeVisible();
  });

  const proceed = page.getByRole('button', { name: 'Continue' });
  await test.step('Continue is disabled until a choice reveals its form', async () => {
    await expect(proceed).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Full-time Position' }).check();
    await expect(page.getByRole('heading', { name: 'Annual salary range' })).toBeVisible();
    await expect(proceed).toBeEnabled();
    await page.getByRole('checkbox', { name: 'Full-time Position' }).uncheck();
    await expect(proceed).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Flexible Position' }).check();
    await expectAccessible(page);
  });

  await test.step('money fields accept digits only and point out a reversed range', async () => {
    const from = page.getByLabel('From');
    await from.pressSequentially('1a45-00x0');
    await expect(from).toHaveValue('145,000');
    await from.press('Home');
    await from.press('ArrowRight');
    await from.press('Delete');
    await expect(from).toHaveValue('15,000');
    await page.getByLabel('To').fill('900');
    await expect(page.getByText('This is below the lower end.')).toBeVisible();
    for (const withCents of ['187.50', '187,50']) {
      await from.fill(withCents);
      await expect(from).toHaveValue(withCents);
      await expect(page.getByText('Whole US dollars only. Leave the cents out.')).toBeVisible();
    }
    await from.fill('$15,000.00');
    await expect(from).toHaveValue('15,000');
    await page.getByLabel('To').fill('25000');
    await expect(page.getByText('This is below the lower end.')).toBeHidden();
    await page.getByText('Daily').click();
    await expect(from).toHaveValue('');
    await page.getByText('Hourly').click();
    await expect(from).toHaveValue('15,000');
  });

  await test.step('hours, timezone, places, industries and countries', async () => {
    const hours = page.getByLabel('Hours per week');
    await expect(hours).toHaveValue('20');
    await hours.press('Home');
    await expect(page.getByText('1 hour', { exact: true })).toBeVisible();
    await hours.press('ArrowRight');
    await expect(page.getByText('2 hours', { exact: true })).toBeVisible();

    await search(page, 'Timezone', 'atlantis');
    await expect(page.getByText('No timezone found.')).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(page, 'Timezone', 'europe/zur', 'Zürich');
    const timezone = page.getByLabel('Timezone', { exact: true });
    await expect(timezone).toContainText('UTC+01:00');
    const [field, arrows, clear] = await Promise.all(
      [timezone, timezone.locator('svg').last(), page.getByRole('button', { name: 'Clear this choice' })].map(
        (part) => part.evaluate((element) => element.getBoundingClientRect().toJSON()),
      ),
    );
    expect(field.right - arrows.right).toBeLessThan(16);
    expect(clear.right).toBeLessThanOrEqual(arrows.left);

    await pickPlace(page, 'Current location', 'zurich', 'Zürich');
    await expect(page.getByLabel('Current location', { exact: true })).toHaveValue('Zürich, Switzerland');
    await pickPlace(page, 'Preferred locations', 'München', 'Munich');
    await pickPlace(page, 'Preferred locations', 'oslo', 'Oslo');
    await pickPlace(page, 'Preferred locations', 'munich', 'Munich');
    await expect(page.getByRole('button', { name: 'Remove Munich, Bavaria, Germany' })).toHaveCount(1);
    await page.getByLabel('Preferred locations', { exact: true }).fill('qqxxqq');
    await expect(page.getByText('No location found.')).toBeVisible();
    await page.getByLabel('Preferred locations', { exact: true }).fill('');
    await page.getByLabel('Remote work suits me').check();

    await search(page, 'Preferred industries', 'alchemy');
    await expect(page.getByText('No industry found.')).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(page, 'Preferred industries', 'logis', 'Logistics');
    await page.getByLabel('Countries', { exact: true }).click();
    await expect(page.getByRole('listbox')).toHaveCSS('max-height', '192px');
    await page.keyboard.press('Escape');
    await choose(page, 'Countries', 'norw', 'Norway');
    await search(page, 'Countries', 'norw');
    await expect(page.getByText('No country found.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('leaving asks first, and staying keeps every answer', async () => {
    await sidebar.getByRole('link', { name: 'Your Dashboard' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Current location', { exact: true })).toHaveValue('Zürich, Switzerland');
  });

  await test.step('logging out asks too', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/work-preferences$/);
  });

  await test.step('saving shows a confirmation, and completes the onboarding', async () => {
    await page.route('**/api/rpc/preferences/save', async (route) => {
      await expect(page.getByRole('button', { name: 'Saving Job Preferences...' })).toBeVisible();
      await route.continue();
    });
    await proceed.click();
    await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See coaching options' })).toHaveAttribute(
      'href',
      '/dashboard/branding',
    );
    await expectStateAccessible(page);
    await expect(sidebar.getByText('Next')).toBeHidden();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page.getByText('Your profile and job preferences are now complete!')).toBeVisible();
    await expect(page.getByText('Welcome to your dashboard!')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Get Guidance' })).toHaveAttribute(
      'href',
      '/dashboard/branding',
    );
    await expect(page.getByText(/^Keep your profile fresh/)).toBeVisible();
    await expect(page.getByText('2 hours a week; UTC+01:00')).toBeVisible();
    await expectStateAccessible(page);
  });

  await test.step('the sidebar also marks an entry on the screens that belong to it', async () => {
    const coaching = sidebar.getByRole('link', { name: 'Professional Coaching' });
    await expect(coaching).not.toHaveAttribute('aria-current');
    await page.getByRole('link', { name: 'Get Guidance' }).click();
    await expect(coaching).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Learn More about Executive 1:1 Coaching' }).click();
    await expect(page.getByRole('link', { name: 'Schedule Your Intro Call' })).toBeVisible();
    await expect(coaching).toHaveAttribute('aria-current', 'page');
    for (const path of ['/record', '/references']) {
      await page.goto(path);
      await expect(sidebar.getByRole('link', { name: 'My Profile' })).toHaveAttribute('aria-current', 'page');
    }
    await sidebar.getByRole('link', { name: 'Your Dashboard' }).click();
    await expect(coaching).not.toHaveAttribute('aria-current');
  });

  await test.step('the dashboard is shown with its panel at once, which pushes nothing down', async () => {
    const release = await holdRequests(page, '**/api/rpc/preferences/mine');
    const profile = page.waitForResponse('**/api/rpc/profiles/mine');
    await page.reload();
    await profile;
    await expect(page.getByText('Loading your dashboard...')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveCount(0);
    release();
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    await expect(page.getByText('Your profile and job preferences are now complete!')).toBeVisible();
  });

  await test.step('the answers are there and can be changed', async () => {
    await page.getByRole('link', { name: 'Update Preferences' }).click();
    await expect(page.getByLabel('From')).toHaveValue('15,000');
    await expect(page.getByLabel('Timezone', { exact: true })).toContainText('Zürich');
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveText(['', '', '', '']);
    await page.getByRole('button', { name: 'Remove Oslo, Norway' }).click();
    await page.getByRole('checkbox', { name: 'Full-time Position' }).check();
    await page.getByLabel('Preferred start date').fill('2020-01-01');
    await proceed.click();
    await expect(page.getByText('The start date cannot be before today.')).toBeVisible();
    await page.getByLabel('Preferred start date').fill('2099-01-01');
    await proceed.click();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page.getByText('Full-time and flexible')).toBeVisible();
    await expect(page.getByText(/Munich; remote; may work in Norway/)).toBeVisible();
  });

  await test.step('a stale second window shows a message with choices', async () => {
    const otherPage = await page.context().newPage();
    await page.goto('/work-preferences');
    await otherPage.goto('/work-preferences');
    await page.getByLabel('From').first().fill('111000');
    await otherPage.getByLabel('From').first().fill('222000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
    await otherPage.getByRole('button', { name: 'Continue' }).click();
    await expect(otherPage.getByText('Your job preferences were changed in another window')).toBeVisible();
    await expect(otherPage.getByLabel('From').first()).toHaveValue('222,000');
    await otherPage.getByRole('button', { name: 'Load the newer answers' }).click();
    await expect(otherPage.getByLabel('From').first()).toHaveValue('111,000');
    await otherPage.getByLabel('From').first().fill('333000');
    await otherPage.getByRole('button', { name: 'Continue' }).click();
    await expect(otherPage.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
    await otherPage.close();
  });

  await test.step('logging out with unsaved answers continues after a confirmation', async () => {
    await page.goto('/work-preferences');
    await page.getByRole('checkbox', { name: 'Full-time Position' }).uncheck();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the form of job preferences fits, and is filled in by keyboard alone @full', async ({ page }) => {
    test.setTimeout(120_000);
    await createConfirmedProfile(page, 'preferences-phone@example.com');
    await page.goto('/work-preferences');
    await page.getByRole('checkbox', { name: 'Flexible Position' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { name: 'Rate range' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(page);

    await page.keyboard.press('Tab'); // Payment type
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1400');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1900');
    await page.keyboard.press('Tab'); // Hours per week
    await page.keyboard.press('End');
    await page.keyboard.press('Tab'); // Timezone
    await page.keyboard.press('Enter');
    await page.keyboard.type('asia/singapore');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Timezone', { exact: true })).toContainText('Singapore');
    await expect(page.getByLabel('Timezone', { exact: true })).toBeFocused();
    await page.keyboard.press('Tab'); // Clear this choice
    await page.keyboard.press('Tab'); // the attribution of the places
    await page.keyboard.press('Tab'); // Current location
    await page.keyboard.type('singap');
    await expect(page.getByRole('option').first()).toContainText('Singapore');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Current location', { exact: true })).toHaveValue('Singapore');
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeFocused();
    await page.goto('/dashboard');
    await expect(page.getByText('USD 1,400 to 1,900 a day')).toBeVisible();
    await expect(page.getByText('40 hours a week; UTC+08:00')).toBeVisible();
  });
});

test.describe('when something fails', () => {
  test.use({ allowedErrors: [/401|403|net::ERR_FAILED/] });

  test('errors of job preferences are shown where they happened, and no input is lost @full', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await createConfirmedProfile(page, 'preferences-fails@example.com');

    const refused = { json: { defined: false, code: 'FORBIDDEN', status: 403, message: 'Not today.' } };
    await page.route('**/api/rpc/preferences/industries', (route) =>
      route.fulfill({ status: 403, json: { json: refused.json } }),
    );
    await page.goto('/work-preferences');
    await expect(page.getByText('Error loading preferences: Not today.')).toBeVisible();
    await page.unroute('**/api/rpc/preferences/industries');
    await page.getByRole('button', { name: 'Try again' }).click();

    await page.getByRole('checkbox', { name: 'Full-time Position' }).check();
    await page.getByLabel('From').fill('180000');
    await page.route('**/api/rpc/preferences/save', (route) => route.abort());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'We did not hear back.' })).toBeVisible();
    await expect(page.getByLabel('From')).toHaveValue('180,000');
    await page.unroute('**/api/rpc/preferences/save');

    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'User not authenticated' })).toBeVisible();
    await page.context().addCookies(cookies);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
  });
});
