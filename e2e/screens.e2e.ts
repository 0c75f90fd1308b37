import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inEveryLook, visitAsMember, visitAsStranger } from './support/screens';
import { expect, test } from './support/test';

test.use({ allowedErrors: [/404 \(Not Found\)/] });

/** Every screen, wide and narrow, light and dark. Minutes long, so it is part of the full run alone. */
const accessible = (page: Page) => (name: string) =>
  inEveryLook(page, async (width, theme) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
    expect.soft(found, `${name} at ${width} px, ${theme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${name} at ${width} px scrolls sideways`).toBe(0);
  });

test('strangers: no screen breaks an accessibility rule in any look @full', async ({ page }) => {
  test.setTimeout(600_000);
  await visitAsStranger(page, accessible(page));
});

test('members: no screen breaks an accessibility rule in any look @full', async ({ page }) => {
  test.setTimeout(900_000);
  await visitAsMember(page, 'screens@example.com', accessible(page));
});
