/** The fixtures of the journeys: one product for each worker, and pages on which no console error is allowed. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type RunningProduct, startProduct } from '@/server/testing/product';
import { setMailbox } from './mail';
import { findMigratedDatabase } from './migrated-database';

interface TestFixtures {
  /** Console errors that a journey provokes on purpose. */
  allowedErrors: RegExp[];
  /** Opens a browser of another person, which shares nothing with `page`. */
  newPerson(options?: BrowserContextOptions): Promise<Page>;
}

/** Adds the errors that a page logs or throws to `errors`. */
function collectErrors(page: Page, errors: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
}

/** The test driver's own script, which the sandbox around a mail on `/dev/mail` blocks as intended. */
const DRIVER_MESSAGE_PATTERN = /Blocked script execution in 'about:srcdoc'/;

const unexpectedOf = (errors: string[], allowed: RegExp[]) =>
  errors.filter((error) => ![DRIVER_MESSAGE_PATTERN, ...allowed].some((pattern) => pattern.test(error)));

interface WorkerFixtures {
  product: RunningProduct;
  /**
   * Journeys with different values never share a product, whatever worker is free: for files whose people have the
   * same addresses.
   */
  peopleOf: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  peopleOf: ['', { option: true, scope: 'worker' }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const product = await startProduct({}, await findMigratedDatabase());
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  allowedErrors: [[], { option: true }],
  context: async ({ context, product }, use) => {
    setMailbox(context, product);
    await use(context);
  },
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    collectErrors(page, errors);
    await use(page);
    expect(unexpectedOf(errors, allowedErrors)).toEqual([]);
  },
  newPerson: async ({ browser, product, allowedErrors }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: product.url, ...options });
      contexts.push(context);
      setMailbox(context, product);
      const page = await context.newPage();
      collectErrors(page, errors);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(unexpectedOf(errors, allowedErrors)).toEqual([]);
  },
});

export { expect };

/**
 * Opens a page in a second browser of the same person.
 * @param url by default that of the page that is open
 */
export async function openInSecondBrowser(
  page: Page,
  newPerson: TestFixtures['newPerson'],
  url = page.url(),
): Promise<Page> {
  const otherPage = await newPerson();
  await otherPage.context().addCookies(await page.context().cookies());
  await otherPage.goto(url);
  return otherPage;
}
