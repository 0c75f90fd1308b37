/** `npm run screens`: a picture of every screen at both widths in both themes, into `screens/`. */
import type { Page } from '@playwright/test';
import { inEveryVariant, onEveryScreen } from '../support/screens';

/**
 * Makes the window as high as the page, so that sticky bars are at its edges; a dialog keeps the size that a person
 * sees.
 */
async function unfold(page: Page, width: number) {
  const height = await page.evaluate(() =>
    document.querySelector('[role=dialog]') ? 0 : document.documentElement.scrollHeight,
  );
  if (height > (page.viewportSize()?.height ?? 0)) await page.setViewportSize({ width, height });
}

onEveryScreen(
  'pictures',
  (page) => (name, widths) =>
    inEveryVariant(
      page,
      async (width, theme) => {
        await unfold(page, width);
        await page.screenshot({ path: `screens/${name}.${width}.${theme}.png`, animations: 'disabled' });
      },
      widths,
    ),
);
