/**
 * Reads as real browsers make them: what the owner sees of them, that the owner is not counted, and the switch that
 * ends counting.
 */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { SECTION_ANCHORS } from '@/shared/publishing/readership';
import { EXAMPLE_PROFILE } from '@/web/features/marketing/example-profile';
import { expectAccessible } from '../support/accessibility';
import { openEditor } from '../support/editor';
import { expect, test } from '../support/test';

/** The driven browser identifies itself as a robot, so it sends a person's User-Agent instead. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
/** A page of another site, with a link to the profile. */
const SITE = 'http://aldous-reyne.example/';

const SECTIONS = Object.values(SECTION_ANCHORS);

test.use({ userAgent: FIREFOX });

const firstSection = (page: Page) => page.getByRole('heading', { name: 'Meet Mara' });
const lastSection = (page: Page) => page.getByRole('heading', { name: 'User Manual' });

/** Follows the link on a page of another site. */
async function comeFromSite(page: Page, url: string) {
  const body = `<a href="${url}">Mara’s page</a>`;
  await page.route(SITE, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(SITE);
  await page.getByRole('link', { name: 'Mara’s page' }).click();
}

async function download(page: Page) {
  const downloadStarted = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as PDF' }).click();
  await (await downloadStarted).path();
}

async function readToTheEnd(page: Page) {
  await lastSection(page).scrollIntoViewIfNeeded();
  await expect(lastSection(page)).toBeInViewport();
}

/** A list of figures on the owner's screen. */
const figures = (page: Page, title: string) =>
  page
    .getByRole('heading', { name: title })
    .locator('..')
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((part) => part.textContent?.trim()).join(' | ')),
    );

test('reads are counted by day, site, version, progress and download, without robots and the owner @full', async ({
  page,
  newPerson,
  playwright,
}) => {
  let readers = 0;
  const stranger = await playwright.request.newContext();
  /** A person in a browser of their own. */
  const reader = (options?: BrowserContextOptions) =>
    newPerson({ userAgent: `${FIREFOX} Reader/${++readers}`, ...options });

  await openEditor(page, EXAMPLE_PROFILE);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const url = (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
  await page.getByRole('button', { name: 'Save & Go to Dashboard' }).click();
  await page.getByRole('switch', { name: 'Let readers take it along' }).click();
  await expect(page.getByText(/^Your page offers itself as a PDF/)).toBeVisible();
  await page.goto('/links');
  await page.getByRole('button', { name: 'New version' }).click();
  const version = (await page.getByRole('link', { name: 'Open preview' }).getAttribute('href')) ?? '';

  await test.step('the owner, a robot and a prefetching browser request the pages', async () => {
    for (const ownUrl of [url, version]) {
      await page.goto(ownUrl);
      await expect(firstSection(page)).toBeVisible();
    }
    const robot = await newPerson();
    await robot.goto(url);
    await expect(firstSection(robot)).toBeVisible();
    const prefetchingReader = await reader();
    await prefetchingReader.goto('/legal/privacy');
    const fetched = prefetchingReader.waitForResponse(url);
    await prefetchingReader.evaluate((href) => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
    }, url);
    expect((await fetched).status()).toBe(200);
  });

  await test.step('somebody reads while counting is off', async () => {
    await page.goto('/readership');
    const switchAndWait = async (press: () => Promise<void>) => {
      const saved = page.waitForResponse((answer) => answer.url().includes('/readership/setCounted'));
      await press();
      expect((await saved).ok()).toBe(true);
    };
    const counting = page.getByRole('switch', { name: 'Count reads of my pages' });
    // The switch is turned by what the cache says, a moment after the click.
    await switchAndWait(() => counting.click());
    await expect(counting).not.toBeChecked();
    await expect(page.getByText('Reads of your pages are not counted.')).toBeVisible();
    const person = await reader();
    await person.goto(url);
    await readToTheEnd(person);
    await person.close();
    await switchAndWait(() => counting.click());
    await expect(counting).toBeChecked();
    await expect(page.getByText('Not enough to draw yet. No reads so far.')).toBeVisible();
  });

  await test.step('ten people read the public page, one a version', async () => {
    for (let n = 0; n < 5; n++) {
      const person = await reader();
      if (n < 4) await comeFromSite(person, url);
      else await person.goto(version);
      await expect(firstSection(person)).toBeInViewport();
      if (n % 2 === 0) await readToTheEnd(person);
      if (n < 3) await download(person);
      // The page reports how far it was read when its tab is closed.
      await person.close();
    }
    // The share of a section is shown from ten reads on; the remaining ones are requests as such a browser sends
    // them.
    for (let n = 5; n < 11; n++) {
      const headers = { 'user-agent': `${FIREFOX} Reader/${++readers}` };
      await stranger.get(url, { headers });
      const seen = n % 2 === 0 ? SECTIONS : SECTIONS.slice(0, 1);
      await stranger.post(`${url}/read`, { headers, data: JSON.stringify({ seen }) });
    }
    await stranger.dispose();
  });

  await test.step('the owner sees the figures', async () => {
    await expect(async () => {
      await page.goto('/readership');
      await expect(page.getByText('11 reads in 90 days')).toBeVisible({ timeout: 1_000 });
      expect((await figures(page, 'How far they read')).at(-1)).toBe('User Manual | 55');
    }).toPass();
    expect((await figures(page, 'How far they read'))[0]).toBe('Meet Mara | 100');
    expect(await figures(page, 'From where')).toEqual([
      'A message, a mail or typed in | 7',
      'aldous-reyne.example | 4',
    ]);
    expect(await figures(page, 'Which version')).toEqual([
      'Public page | 3 downloads | 10',
      'New version | under 3',
    ]);
    expect((await figures(page, 'What they took away'))[0]).toBe('PDF downloaded | 3');
    await page.getByRole('button', { name: 'Show as a table' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText(/1111$/);
    await expectAccessible(page);
  });
});
