/** Holds requests of a page on their way, as a slow network does. */
import type { Page } from '@playwright/test';

/**
 * Holds the requests to a URL until they are released.
 * @param times number of requests that are held; all of them by default
 * @returns releases them, and lets later ones pass
 */
export async function holdRequests(page: Page, url: string | RegExp, times?: number): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    url,
    (route) => released.then(() => route.continue()),
    times === undefined ? {} : { times },
  );
  return release;
}
