/** `npm run screens`: a picture of every screen at both widths in both themes, into `screens/`. */
import type { Page } from '@playwright/test';
import {
  inEveryLook,
  type Visit,
  visitAsMember,
  visitAsStranger,
  visitPeople,
  visitStates,
} from './support/screens';
import { test } from './support/test';

// Wrong and refused on purpose: the browser reports the answers as what they are.
test.use({ allowedErrors: [/Failed to load resource|dynamically imported module|Connecting to 'blob:/] });
test.setTimeout(900_000);

/** As tall as the page, so that bars which stay at an edge lie at the edge; a dialog as a person sees it. */
async function unfold(page: Page, width: number) {
  const height = await page.evaluate(() =>
    document.querySelector('[role=dialog]') ? 0 : document.documentElement.scrollHeight,
  );
  if (height > (page.viewportSize()?.height ?? 0)) await page.setViewportSize({ width, height });
}

const picture =
  (page: Page): Visit =>
  (name, widths) =>
    inEveryLook(
      page,
      async (width, theme) => {
        await unfold(page, width);
        await page.screenshot({ path: `screens/${name}.${width}.${theme}.png`, animations: 'disabled' });
      },
      widths,
    );

test('strangers', async ({ page }) => visitAsStranger(page, picture(page)));
test('members', async ({ page }) => visitAsMember(page, 'mara@lindqvist.example', picture(page)));
test('states', async ({ page, product }) => visitStates(page, product, picture(page)));
test('people', async ({ page }) => visitPeople(page, picture(page)));
