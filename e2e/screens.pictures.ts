/** `npm run screens`: a picture of every screen at both widths in both themes, into `screens/`. */
import type { Page } from '@playwright/test';
import { inEveryLook, onEveryScreen } from './support/screens';

/** As tall as the page, so that bars which stay at an edge lie at the edge; a dialog as a person sees it. */
async function unfold(page: Page, width: number) {
  const height = await page.evaluate(() =>
    document.querySelector('[role=dialog]') ? 0 : document.documentElement.scrollHeight,
  );
  if (height > (page.viewportSize()?.height ?? 0)) await page.setViewportSize({ width, height });
}

onEveryScreen(
  'pictures',
  (page) => (name, widths) =>
    inEveryLook(
      page,
      async (width, theme) => {
        await unfold(page, width);
        await page.screenshot({ path: `screens/${name}.${width}.${theme}.png`, animations: 'disabled' });
      },
      widths,
    ),
);
