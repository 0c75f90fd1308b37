/** Private versions in journeys: made and looked at by their owner, and read by their reader. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { ProfileData } from '@/shared/profile/profile-data';
import { goToDashboard, openEditor, TOVE } from './editor';

/** The link in a version's editor to the page of its reader. */
export const previewLink = (page: Page): Locator => page.getByRole('link', { name: 'Open preview' });

/** Makes a private version and stays in its editor. @returns the URL that its reader has */
export async function openNewVersion(page: Page, profile: ProfileData = TOVE): Promise<string> {
  await openEditor(page, profile);
  await goToDashboard(page);
  await page.goto('/links');
  await page.getByRole('button', { name: 'New version' }).click();
  await page.getByLabel(/Note above/).waitFor();
  return (await previewLink(page).getAttribute('href')) ?? '';
}

/** The row of a line in a version's editor, whose section is open. */
export const versionLine = (page: Page, text: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(text, { exact: true }) })
    .last();

/** Hides a line in a version's editor and waits until that is saved. */
export async function hideLine(page: Page, section: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Open ${section}` }).click();
  const saved = page.waitForResponse(
    (response) => response.url().includes('/privateVersions/save') && response.ok(),
  );
  await versionLine(page, text).getByRole('button', { name: 'Hide this line' }).click();
  await expect(versionLine(page, text).getByText('Hidden here')).toBeVisible();
  await saved;
}
