/** Every state of the editor, checked by axe in both themes and both widths. */
import type { Page } from '@playwright/test';
import { emptyProfile } from '@/shared/profile/profile-data';
import { findViolations } from '../support/accessibility';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { openEditor, SAVE_URL, stopPolling, TOVE, typeSweetSpot, waitUntilSaved } from '../support/editor';
import { serverAnswerTo } from '../support/server-answer';
import { expect, test } from '../support/test';

const LOOKS = [
  { colorScheme: 'light', width: 1280, height: 800 },
  { colorScheme: 'dark', width: 390, height: 844 },
  { colorScheme: 'dark', width: 1280, height: 800 },
  { colorScheme: 'light', width: 390, height: 844 },
] as const;

async function applyLook(page: Page, { colorScheme, width, height }: (typeof LOOKS)[number]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

async function expectNoViolations(page: Page, what: string, within = 'html') {
  const violations = (await findViolations(page, within)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(violations, what).toEqual([]);
}

/** Checks a state in two combinations that together cover both themes and both widths. */
async function expectNoViolationsInTwoLooks(page: Page, what: string) {
  for (const look of [LOOKS[1], LOOKS[0]]) {
    await applyLook(page, look);
    await expectNoViolations(page, `${what}, ${look.colorScheme}, ${look.width}`);
  }
}

const SECTIONS = [
  'Basic Info',
  'Description',
  'Key Roles',
  'Focus Areas',
  'Industries',
  'Geographical Coverage',
  'Stage',
  'Personal Interests',
  'Certifications',
  'Meet Mara',
  'Personas',
  'Superpowers',
  'Sweet Spot',
  'Functional Skills',
  'Mara’s User Manual',
];

test('every open section and the evidence marks have no accessibility violations @full', async ({ page }) => {
  test.setTimeout(240_000);
  await createConfirmedProfile(page, 'mara.states@example.com');
  await page.goto('/edit-profile');
  for (const [index, section] of SECTIONS.entries()) {
    await applyLook(page, LOOKS[index % LOOKS.length] as (typeof LOOKS)[number]);
    await page.getByRole('button', { name: `Edit ${section}`, exact: true }).click();
    await expect(page.getByText('Editing', { exact: true })).toHaveCount(1);
    await expect(page.locator('[data-editing]')).toHaveCount(1);
    await expectNoViolations(page, section, '[data-editing]');
  }
  await applyLook(page, LOOKS[0]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(page.getByText('Only you see this')).toBeVisible();
  await expectNoViolationsInTwoLooks(page, 'evidence');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Only you see this')).toBeHidden();
});

test.describe('with a failing save', () => {
  test.use({ allowedErrors: [/Failed to load resource|409|401/] });
  test('a published profile, another link, the history and a conflict have no accessibility violations @full', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await openEditor(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your profile is now live!' })).toBeVisible();
    await expectNoViolationsInTwoLooks(page, 'live');
    await page.getByRole('button', { name: 'Change link' }).click();
    await expect(page.getByRole('textbox', { name: 'Your link' })).toBeFocused();
    await expectNoViolationsInTwoLooks(page, 'slug');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Change link' })).toBeFocused();

    const otherPage = await context.newPage();
    await otherPage.goto('/edit-profile');
    await page.route(SAVE_URL, (route) => route.abort());
    await typeSweetSpot(page, 'Words of the first.');
    await expect(page.getByText('Save failed.')).toBeVisible();
    await expectNoViolationsInTwoLooks(page, 'save failed');
    await typeSweetSpot(otherPage, 'Words of the second.');
    await waitUntilSaved(otherPage);
    await page.unroute(SAVE_URL);
    await page.getByRole('button', { name: 'Retry?' }).click();
    await expect(page.getByText('Edited in two places: Sweet Spot')).toBeVisible();
    await expectNoViolationsInTwoLooks(page, 'two places');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('dialog', { name: 'History' }).getByText('second.')).toBeVisible();
    await expectNoViolationsInTwoLooks(page, 'history');
    await page.keyboard.press('Escape');

    await stopPolling(page);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByRole('dialog', { name: 'Your session has expired' })).toBeVisible();
    await expectNoViolationsInTwoLooks(page, 'session');
  });
});

test('a profile with a name only, and an empty one, have no accessibility violations @full', async ({
  page,
}) => {
  await openEditor(page, { ...emptyProfile(), name: TOVE.name });
  await expectNoViolationsInTwoLooks(page, 'name alone');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolationsInTwoLooks(page, 'publish question');

  const mine = '**/api/rpc/profiles/mine';
  await page.route(mine, async (route) => {
    const answer = await serverAnswerTo(route);
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, json: { ...body.json, profile_data: null } } });
  });
  await page.reload();
  await expect(
    page.getByText('No profile data found. Please complete your profile creation first.'),
  ).toBeVisible();
  await expectNoViolationsInTwoLooks(page, 'empty');
  await page.getByRole('link', { name: 'Create Profile' }).click();
  await expect(page).toHaveURL(/\/create-profile$/);
});

test.describe('without a response', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('the editor shows that it is loading, then the error, and neither has accessibility violations @full', async ({
    page,
  }) => {
    await openEditor(page);
    const mine = '**/api/rpc/profiles/mine';
    const body = { json: { defined: false, code: 'FORBIDDEN', status: 403, message: 'Not open today.' } };
    let answer = () => {};
    await page.route(mine, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: 403, json: body });
    });
    await page.reload();
    await expect(page.getByText('Loading your profile...')).toBeVisible();
    await expectNoViolations(page, 'loading');
    answer();
    await expect(page.getByText('Error loading profile. Please try again.')).toBeVisible();
    await expect(page.getByText('Not open today.')).toBeVisible();
    await expectNoViolationsInTwoLooks(page, 'error');
    await page.unroute(mine);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Sweet Spot' })).toBeVisible();
  });
});
