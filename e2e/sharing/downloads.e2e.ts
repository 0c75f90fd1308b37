/** The profile as a file: downloaded by its owner from editor and dashboard, and by a reader if the owner allows it. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { goToDashboard, openEditor, TOVE } from '../support/editor';
import { RESEND } from '../support/resend';
import { expect, test } from '../support/test';

/** Chooses a file in the menu and returns its name and its first bytes. */
async function downloadFromMenu(page: Page, label: string) {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const downloadStarted = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: label }).click();
  return readDownload(await downloadStarted);
}

async function readDownload(download: Download) {
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), head: bytes.subarray(0, 5).toString() };
}

// The URL of a file that is not offered answers 404.
test.use({ allowedErrors: [/404/] });

test('an owner downloads their profile and allows readers to @full', async ({ page, newPerson }) => {
  await openEditor(page, { ...TOVE, name: 'Liv Takeaway' });
  await test.step('from the editor, while it is private', async () => {
    const file = await downloadFromMenu(page, 'Brief, two pages (PDF)');
    expect(file).toEqual({ name: 'liv-takeaway-brief.pdf', head: '%PDF-' });
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const link = page.getByRole('link', { name: 'View Profile' });
  const url = (await link.getAttribute('href')) ?? '';
  await goToDashboard(page);

  await test.step('from the dashboard', async () => {
    const file = await downloadFromMenu(page, 'Whole profile (PDF)');
    expect(file).toEqual({ name: 'liv-takeaway.pdf', head: '%PDF-' });
    await expectAccessible(page);
  });

  await test.step('readers can download the file only while it is allowed', async () => {
    const reader = await newPerson();
    await reader.goto(url);
    const downloadLink = reader.getByRole('link', { name: 'Download as PDF' });
    await expect(downloadLink).toHaveCount(0);
    await page.getByRole('switch', { name: 'Let readers take it along' }).click();
    await expect(page.getByText(/^Your page offers itself as a PDF, a contact card/)).toBeVisible();
    await reader.reload();
    const downloadStarted = reader.waitForEvent('download');
    await downloadLink.click();
    expect(await readDownload(await downloadStarted)).toEqual({
      name: 'liv-takeaway-brief.pdf',
      head: '%PDF-',
    });
    await expectAccessible(reader);

    const file = (await downloadLink.getAttribute('href')) ?? '';
    await page.getByRole('switch', { name: 'Let readers take it along' }).click();
    await expect.poll(async () => (await reader.request.get(file, RESEND)).status()).toBe(404);
    await reader.reload();
    await expect(downloadLink).toHaveCount(0);
  });
});
