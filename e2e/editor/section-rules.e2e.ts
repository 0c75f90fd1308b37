/** Rules of editing a section: what opens and closes it, what its keys do, and which entries cannot be removed. */
import type { Page } from '@playwright/test';
import {
  goToDashboard,
  openEditor,
  SAVE_URL,
  TOVE,
  typeSweetSpot,
  waitUntilAllSaved,
  waitUntilSaved,
} from '../support/editor';
import { expect, test } from '../support/test';

const edit = (page: Page, section: string) =>
  page.getByRole('button', { name: `Edit ${section}`, exact: true }).click();
const editing = (page: Page) => page.locator('[data-editing]');
const roles = (page: Page) => page.getByRole('list', { name: 'Key Roles' }).getByRole('listitem');

test('a click outside closes a section, Escape reverts an edit, Enter keeps it, and the last persona stays', async ({
  page,
}) => {
  let saves = 0;
  page.on('request', (request) => {
    if (request.url().includes('profiles/save')) saves += 1;
  });
  await openEditor(page, { ...TOVE, functional_skills: [{ name: 'Finance', value: [] }] });

  await test.step('the preview opens in a new tab', async () => {
    const preview = page.getByRole('link', { name: 'Open Preview' });
    await expect(preview).toHaveAttribute('href', /^\/profile\/preview\/[\w-]+$/);
    await expect(preview).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'Regenerate Profile' })).toHaveAttribute(
      'href',
      '/create-profile',
    );
    // At this width the links show their text. Text that only screen readers see would be one pixel wide.
    for (const words of ['Open Preview', 'Regenerate Profile']) {
      const box = await page.getByText(words, { exact: true }).boundingBox();
      expect(box?.width, words).toBeGreaterThan(60);
    }
  });

  await test.step('each control of the bar has a tooltip, below it, since there is no room above', async () => {
    for (const [control, words] of [
      [page.getByRole('button', { name: 'Undo' }), 'Undo, Ctrl Z'],
      [page.getByRole('button', { name: 'History' }), 'History'],
      [page.getByRole('button', { name: 'Download' }), 'Download'],
      [page.getByRole('button', { name: 'Who sees this?' }), 'Who sees this?'],
      [page.getByRole('link', { name: 'Open Preview' }), 'Open Preview'],
    ] as const) {
      await control.hover();
      const tooltip = page.getByRole('tooltip', { name: words });
      await expect(tooltip).toBeVisible();
      const [box, tooltipBox] = [await control.boundingBox(), await tooltip.boundingBox()];
      expect(tooltipBox?.y, words).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    }
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem').first().hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Edits are saved as you type.')).toBeVisible();
  });

  await test.step('a click outside closes a section', async () => {
    await edit(page, 'Sweet Spot');
    await expect(editing(page)).toHaveCount(1);
    await page.getByRole('heading', { name: 'My Profile' }).click();
    await expect(editing(page)).toHaveCount(0);
  });

  await test.step('reading saves nothing', async () => {
    // Waits longer than the delay of a save, measured on the page's own clock.
    await page.waitForFunction(() => performance.now() > 3_000);
    expect(saves).toBe(0);
  });

  await test.step('Escape reverts a line, Enter keeps it, and a blank one stays blank', async () => {
    await edit(page, 'Key Roles');
    const line = page.getByRole('textbox', { name: 'Edit role 1' });
    await roles(page).nth(0).locator('[data-entry]').click();
    await line.fill('Thrown away');
    await page.keyboard.press('Escape');
    await expect(roles(page).nth(0)).toContainText('Chief Financial Officer, Fjordlight');
    await page.getByRole('button', { name: 'Bring my words back' }).click();
    await expect(roles(page).nth(0)).toContainText('Thrown away');
    await page.getByRole('button', { name: 'Undo', exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(roles(page).nth(0)).toContainText('Chief Financial Officer, Fjordlight');
    await roles(page).nth(0).locator('[data-entry]').click();
    await line.fill('Chair, Fjordlight');
    await page.keyboard.press('Enter');
    await expect(roles(page).nth(0)).toContainText('Chair, Fjordlight');
    await page.getByRole('button', { name: 'Add a role' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thrown away')).toHaveCount(0);
    await waitUntilSaved(page);
  });

  await test.step('lists are typed: each text that is followed by Enter is an entry, and an empty one ends them', async () => {
    await edit(page, 'Personal Interests');
    await page.keyboard.type('Chess\nDeep sea fishing\nOld maps\n\n');
    const interests = page.getByRole('list', { name: 'Personal Interests' }).getByRole('listitem');
    await expect(interests).toHaveText(['Chess', 'Deep sea fishing', 'Old maps']);
    await edit(page, 'Superpowers');
    await page.getByRole('button', { name: 'Add superpower' }).click();
    await page.keyboard.type('Finds leaks\nReads a plant\nCalms boards\nListens first\n\n');
    await edit(page, 'Functional Skills');
    await page.getByRole('textbox', { name: 'Name of category' }).focus();
    await page.keyboard.type('\nRust lang\nZig lang\nAda lang\n\n');
    await waitUntilAllSaved(page);
    await page.reload();
    for (const words of [
      'Deep sea fishing',
      'Old maps',
      'Finds leaks',
      'Listens first',
      'Zig lang',
      'Ada lang',
    ])
      await expect(page.getByText(words, { exact: true }), words).toBeVisible();
  });

  await test.step('personas have a bullet for each line, and the last persona stays', async () => {
    await edit(page, 'Personas');
    const bullets = page.getByRole('tabpanel').getByRole('textbox').nth(1);
    await bullets.fill('');
    await bullets.pressSequentially('Counts twice\nSigns once');
    await expect(bullets).toHaveValue('• Counts twice\n• Signs once');
    await expect(page.getByRole('button', { name: 'Remove this persona' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.getByRole('button', { name: 'Add persona' }).click();
    await expect(page.getByRole('tab')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove this persona' }).click();
    await expect(page.getByRole('tab')).toHaveCount(1);
    await expect(bullets).toHaveValue('• Counts twice\n• Signs once');
  });

  await test.step('a new category gets an unused name', async () => {
    await edit(page, 'Functional Skills');
    const names = page.getByRole('textbox', { name: 'Name of category' });
    await page.getByRole('button', { name: 'Add category' }).click();
    await expect(names).toHaveCount(2);
    await page.getByRole('button', { name: 'Add category' }).click();
    await expect(names.nth(1)).toHaveValue('New Category');
    await expect(names.nth(2)).toHaveValue('New Category 2');
  });

  await test.step('the buttons name the action in progress', async () => {
    const calls: string[] = [];
    await page.route('**/api/rpc/profiles/publish', async (route) => {
      calls.push('publish');
      await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Your profile is now live!')).toBeVisible();
    const view = page.getByRole('link', { name: 'View Profile' });
    await expect(view).toHaveAttribute('target', '_blank');
    const pathShown = page.getByText((await view.getAttribute('href')) ?? '', { exact: true });
    await expect(pathShown).toBeVisible();
    await page.route('**/api/rpc/profiles/confirm', async (route) => {
      calls.push('confirm');
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
      await route.continue();
    });
    await goToDashboard(page);
    expect(calls, 'the two calls whose buttons were looked at').toEqual(['publish', 'confirm']);
    expect(saves, 'the edits were saved, so that 0 saves after reading meant something').toBeGreaterThan(0);
  });
});

test.describe('when the server fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('publishing, finishing and the LinkedIn address each show a message @full', async ({ page }) => {
    await openEditor(page);
    await page.route('**/api/rpc/profiles/publish', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Failed to update profile status')).toBeVisible();
    await expect(page.getByText('Please try again later.')).toBeVisible();

    await page.route(SAVE_URL, (route) => route.abort());
    await edit(page, 'Basic Info');
    await page.getByLabel('LinkedIn URL').fill('linkedin.com/in/tove-berg');
    await expect(page.getByText('Error updating LinkedIn URL')).toBeVisible();
    await expect(page.getByText('Auto-save failed')).toBeVisible();
    await expect(
      page.getByText("Your changes couldn't be saved automatically. Please try again."),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
    await expect(page.getByText('Failed to complete onboarding.')).toBeVisible();
    await expect(page).toHaveURL(/\/edit-profile$/);
  });
});

test('Escape that ends the composition of a word leaves the section open @full', async ({ page }) => {
  await openEditor(page);
  await typeSweetSpot(page, 'Ports that have outgrown their yards.');
  const field = page.getByRole('textbox', { name: 'Sweet Spot' });
  const pressEscape = (isComposing: boolean) =>
    field.evaluate(
      (element, composing) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Escape',
            isComposing: composing,
            bubbles: true,
            cancelable: true,
          }),
        ),
      isComposing,
    );
  await pressEscape(true);
  await expect(field).toHaveValue('Ports that have outgrown their yards.');
  await pressEscape(false);
  await expect(field).toBeHidden();
});
