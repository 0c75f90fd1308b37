/** Supporting documents that take long to read: pictures full of text, which needs text recognition. */
import { type Browser, expect, type Page } from '@playwright/test';

/** The titles of that many pictures: 'Minutes 1', 'Minutes 2' ... */
export const minutesTitles = (count: number) =>
  Array.from({ length: count }, (_, index) => `Minutes ${index + 1}`);

async function screenshotOfText(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 2000 } });
  const lines = Array.from(
    { length: 60 },
    (_, index) => `Minute ${index} of the harbour board of Saltmarsh.`,
  );
  await page.setContent(`<pre style="font: 22px serif">${lines.join('\n')}</pre>`);
  const buffer = await page.screenshot();
  await page.close();
  return buffer;
}

/** Adds that many slow pictures to the open form, each under its title. */
export async function attachSlowPictures(page: Page, browser: Browser, count: number): Promise<void> {
  const buffer = await screenshotOfText(browser);
  for (const title of minutesTitles(count)) {
    await page.getByLabel('Choose a document').setInputFiles({ name: 'minutes.png', mimeType: '', buffer });
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('button', { name: 'Add document' }).click();
    await expect(
      page.getByRole('list', { name: 'Added documents and links' }).getByText(title, { exact: true }),
    ).toBeVisible();
  }
}
