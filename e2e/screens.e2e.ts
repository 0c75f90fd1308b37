import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  inEveryLook,
  type Visit,
  visitAsMember,
  visitAsStranger,
  visitPeople,
  visitStates,
} from './support/screens';
import { expect, test } from './support/test';

// Wrong and refused on purpose: the browser reports the answers as what they are.
test.use({ allowedErrors: [/Failed to load resource|dynamically imported module|Connecting to 'blob:/] });

/** Every screen, wide and narrow, light and dark. Minutes long, so it is part of the full run alone. */
const accessible =
  (page: Page): Visit =>
  (name, widths) =>
    inEveryLook(
      page,
      async (width, theme) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`,
        );
        expect.soft(found, `${name} at ${width} px, ${theme}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${name} at ${width} px scrolls sideways`).toBe(0);
      },
      widths,
    );

test('strangers: no screen breaks an accessibility rule in any look @full', async ({ page }) => {
  test.setTimeout(600_000);
  await visitAsStranger(page, accessible(page));
});

test('members: no screen breaks an accessibility rule in any look @full', async ({ page }) => {
  test.setTimeout(900_000);
  await visitAsMember(page, 'screens@example.com', accessible(page));
});

test('states: dialogs, errors and interruptions neither @full', async ({ page, product }) => {
  test.setTimeout(900_000);
  await visitStates(page, product, accessible(page));
});

test('people: nor names of any length and script, nor text three times its size @full', async ({ page }) => {
  test.setTimeout(900_000);
  await visitPeople(page, accessible(page));
});
