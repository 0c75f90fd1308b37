/** The editor by pointer and by touch: which text a click opens, how rows are moved, where messages appear. */
import type { Locator, Page } from '@playwright/test';
import { openEditor, TOVE, waitUntilSaved } from '../support/editor';
import { LAYOUT_SHIFT_LIMIT, measureLayoutShift, watchLayoutShifts } from '../support/layout-shift';
import { expect, test } from '../support/test';

const section = (page: Page, name: string) => page.locator(`[data-section="${name}"]`);
/** The text before the caret of the focused field; `null` if no field has the focus. */
const beforeCaret = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return null;
    return field.value.slice(0, field.selectionEnd ?? 0);
  });
const roles = (page: Page) => page.getByRole('list', { name: 'Key Roles' }).getByRole('listitem');

test('a click opens the text, rows are dragged beyond the window, and the focus follows', async ({
  page,
}) => {
  const highlights = Array.from({ length: 60 }, (_, n) => `Finance Director ${n + 1}, Kestrel Freight`);
  await openEditor(page, {
    ...TOVE,
    highlights,
    superpowers: [
      { title: 'Closes books', description: 'In five days.' },
      { title: 'Finds cash', description: 'In stock and terms.' },
    ],
  });

  await test.step('with the caret at its end', async () => {
    await section(page, 'description').getByText(TOVE.summary).click();
    await expect.poll(() => beforeCaret(page)).toBe(TOVE.summary);
    await section(page, 'superpowers').getByText('In stock and terms.').click();
    await expect.poll(() => beforeCaret(page)).toBe('In stock and terms.');
    await section(page, 'basicInfo').getByText(TOVE.location).click();
    await expect.poll(() => beforeCaret(page)).toBe(TOVE.location);
  });

  await test.step('a tab changes the persona without opening the section', async () => {
    await page.getByRole('tab', { name: 'The Controller' }).click();
    await expect(section(page, 'personas')).not.toHaveAttribute('data-editing');
  });

  await test.step('a row of a list is opened, and moved to the top', async () => {
    await section(page, 'keyRoles').getByText('Finance Director 3, Kestrel Freight').click();
    await expect.poll(() => beforeCaret(page)).toBe('Finance Director 3, Kestrel Freight');
    await page.keyboard.type(' AS');
    await page.getByRole('button', { name: 'Move to top' }).click();
    await expect(roles(page).first()).toContainText('Finance Director 3, Kestrel Freight AS');
    await waitUntilSaved(page);
  });

  await test.step('the page scrolls with a dragged row', async () => {
    const grip = roles(page).nth(1).locator('[data-grip]');
    await grip.scrollIntoViewIfNeeded();
    const gripBox = await measureBox(grip);
    expect(gripBox.width).toBeGreaterThanOrEqual(32);
    expect(gripBox.height).toBeGreaterThanOrEqual(32);
    await page.mouse.move(gripBox.x + 16, gripBox.y + 16);
    await page.mouse.down();
    await page.mouse.move(gripBox.x + 16, 795, { steps: 4 });
    await expect(roles(page).nth(50)).toBeInViewport();
    await page.mouse.up();
    await expect(roles(page).nth(1)).not.toContainText('Finance Director 1,');
  });

  await test.step('a new persona gets the focus', async () => {
    await page.getByRole('button', { name: 'Edit Personas' }).click();
    await page.getByRole('button', { name: 'Add persona' }).click();
    await expect(page.getByRole('tab')).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });
});

test.describe('by touch', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    allowedErrors: [/ERR_INTERNET_DISCONNECTED/],
  });

  test('Return adds a line, Cancel reverts, and a message does not cover the dialog’s buttons', async ({
    page,
    context,
  }) => {
    await openEditor(page);
    await section(page, 'sweetSpot').getByText(TOVE.sweetspot).tap();
    const field = page.getByRole('textbox', { name: 'Sweet Spot' });
    await expect(field).toBeFocused();
    await page.keyboard.type(' And after.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Second line.');
    await expect(field).toHaveValue(`${TOVE.sweetspot} And after.\nSecond line.`);
    await waitUntilSaved(page);
    await page.getByRole('button', { name: 'Cancel', exact: true }).tap();
    await expect(field).toHaveCount(0);
    await expect(section(page, 'sweetSpot').getByText(TOVE.sweetspot, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Edit Personal Interests' }).tap();
    await page.keyboard.type('Chess\nDeep sea fishing\n');
    await expect(page.getByRole('textbox', { name: 'New interest' })).toBeFocused();
    await page.getByRole('button', { name: 'Done', exact: true }).tap();
    const interests = section(page, 'personalInterests').getByRole('listitem');
    await expect(interests).toHaveText(['Chess', 'Deep sea fishing']);

    await page.getByRole('button', { name: 'History' }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await context.setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Publish', exact: true }).tap();
    const message = page.getByLabel('Messages').getByText('Failed to update profile status');
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'History' }).tap();
    await expect(dialog).toBeVisible();
    for (const button of await dialog.getByRole('button').all()) {
      expect(overlap(await measureBox(page.getByLabel('Messages')), await measureBox(button))).toBe(false);
    }
  });
});

type Box = { x: number; y: number; width: number; height: number };

async function measureBox(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no place`);
  return box;
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('the editor shifts little while loading, so that a press hits its target @full', async ({ page }) => {
  await watchLayoutShifts(page);
  await openEditor(page);
  expect(await measureLayoutShift(page)).toBeLessThan(LAYOUT_SHIFT_LIMIT);
});

test.describe('with text of twice the size in a low window', () => {
  test.use({ viewport: { width: 320, height: 300 } });

  test('a section is opened by a press, since no bar covers it @full', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    await openEditor(page);
    await page.getByRole('button', { name: 'Edit Sweet Spot', exact: true }).click();
    await page.getByRole('textbox', { name: 'Sweet Spot', exact: true }).fill('Ports before a merger');
  });
});
